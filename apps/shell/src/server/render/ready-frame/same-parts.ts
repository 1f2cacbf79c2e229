import { SAME_FOR_ALL } from '../../../frame/same-for-all';

const MADE = new RegExp(`<${SAME_FOR_ALL} name="([\\w-]+)">(.*?)</${SAME_FOR_ALL}>`, 'gs');

/** Extracts the marked shared parts of HTML, by name. */
export const samePartsIn = (html: string): Map<string, string> =>
  new Map(Array.from(html.matchAll(MADE), ([, name = '', part = '']) => [name, part]));

/** Replaces marked parts by their prerendered HTML, and removes the marks. */
export const withSameParts = (html: string, parts: ReadonlyMap<string, string>): string =>
  html.replace(MADE, (_, name: string, part: string) => parts.get(name) ?? part);
