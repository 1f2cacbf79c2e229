import { locale } from '../../libs/contracts/src/locale/locale.ts';
import { PlainProblem } from '../shop.ts';

const words = (name: string): string[] => name.split('-');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `city-map` as a component: `CityMap`. */
export const pascal = (name: string): string => words(name).map(capital).join('');

/** `city-map` as a part of a key: `cityMap`. */
export const camel = (name: string): string => {
  const [first = '', ...others] = words(name);
  return first + others.map(capital).join('');
};

/** `city-map` as people write it: `City map`. */
export const spoken = (name: string): string => capital(words(name).join(' '));

/** Throws a PlainProblem for what cannot be the name of a folder, a chunk and a key at once. */
export function checkName(name: string | undefined, of: string): string {
  if (name && /^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) return name;
  throw new PlainProblem(
    `${name ? `"${name}" cannot be the name of a ${of}` : `What is the ${of} called?`}: small letters, digits and single hyphens.`,
  );
}

/** Throws a PlainProblem for what is no path of a page. */
export function checkPath(path: string | undefined): string {
  if (path && /^\/[^?#\s]*$/.test(path)) return path;
  throw new PlainProblem(
    `${path ? `"${path}" is no path` : 'Where is the page?'} Say for example: --path /nl/winkels/`,
  );
}

const prefix = `/${locale.prefix}/`;

/** A path as code says it: what is below the shop's prefix is said with `localHref`. */
export const pathCode = (path: string): string =>
  path.startsWith(prefix) ? `localHref('${path.slice(prefix.length)}')` : `'${path}'`;
