interface ShownVersion {
  name: string;
  version: string;
}

const FILE = /(?:href|src)="\/remotes\/([\w-]+)\/([\w-]+)\//g;

/** Versions of the remotes referenced by a document's files, deduplicated. Ignores its boot state. */
export function versionsShown(html: string): ShownVersion[] {
  const found = new Map<string, ShownVersion>();
  for (const [, name = '', version = ''] of html.matchAll(FILE))
    found.set(`${name}@${version}`, { name, version });
  return [...found.values()];
}
