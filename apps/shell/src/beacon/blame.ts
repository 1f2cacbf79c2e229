const RELEASE = /\/remotes\/([\w-]+)\/([\w-]+)\//;
const FRAME = /\/(?:remotes|assets)\/[^\s?#()]+/;

/** The first release named in a stack or script address: `mf-search@ab12` or `shell`; empty for none. */
export function releaseIn(text: string): string {
  const [frame = ''] = FRAME.exec(text) ?? [];
  const [, name, version] = RELEASE.exec(frame) ?? [];
  return name ? `${name}@${version}` : frame && 'shell';
}

/** The first position in the shop's code within a stack or address, without its host. */
export const placeIn = (text: string): string => FRAME.exec(text)?.[0] ?? '';
