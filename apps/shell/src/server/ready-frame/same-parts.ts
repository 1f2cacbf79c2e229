import { SAME_FOR_ALL } from '../../frame/same-for-all';

const MADE = new RegExp(`<${SAME_FOR_ALL} name="([\\w-]+)">(.*?)</${SAME_FOR_ALL}>`, 'gs');

/** The parts that are the same for everybody, by name, of HTML in which they are marked. */
export const samePartsIn = (html: string): Map<string, string> =>
  new Map(Array.from(html.matchAll(MADE), ([, name = '', part = '']) => [name, part]));

/** HTML with its parts that were made before in their places, and without any mark. */
export const withSameParts = (html: string, parts: ReadonlyMap<string, string>): string =>
  html.replace(MADE, (_, name: string, part: string) => parts.get(name) ?? part);
