const RELEASE = /\/remotes\/([\w-]+)\/([\w-]+)\//;
const FRAME = /\/(?:remotes|assets)\/[^\s?#()]+/;

/** The release that a stack or an address of a script names first: `mf-search@ab12`, `shell`, or nothing for neither. */
export function releaseIn(text: string): string {
  const [frame = ''] = FRAME.exec(text) ?? [];
  const [, name, version] = RELEASE.exec(frame) ?? [];
  return name ? `${name}@${version}` : frame && 'shell';
}

/** The first place in our own code that a stack or an address names, without its host. */
export const placeIn = (text: string): string => FRAME.exec(text)?.[0] ?? '';
