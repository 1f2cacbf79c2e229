/** One version of a remote. */
export interface ShownVersion {
  name: string;
  version: string;
}

const FILE = /(?:href|src)="\/remotes\/([\w-]+)\/([\w-]+)\//g;

/** Versions of remotes whose files a document asks for, each once: what its boot state knows besides is not shown. */
export function versionsShown(html: string): ShownVersion[] {
  const found = new Map<string, ShownVersion>();
  for (const [, name = '', version = ''] of html.matchAll(FILE))
    found.set(`${name}@${version}`, { name, version });
  return [...found.values()];
}
