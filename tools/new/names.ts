import { locale } from '../../libs/contracts/src/locale/locale.ts';
import { PlainProblem } from '../shop.ts';

const words = (name: string): string[] => name.split('-');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Component name of `city-map`: `CityMap`. */
export const pascal = (name: string): string => words(name).map(capital).join('');

/** Key segment of `city-map`: `cityMap`. */
export const camel = (name: string): string => {
  const [first = '', ...others] = words(name);
  return first + others.map(capital).join('');
};

/** Display text of `city-map`: `City map`. */
export const spoken = (name: string): string => capital(words(name).join(' '));

/** Validates a name for use as folder, chunk and key. Throws a PlainProblem for any other. */
export function checkName(name: string | undefined, of: string): string {
  if (name && /^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) return name;
  throw new PlainProblem(
    name
      ? `"${name}" cannot be the name of a ${of}: small letters, digits and single hyphens.`
      : `Name the ${of}, in small letters, digits and single hyphens: stores.`,
  );
}

/** Validates the path of a page. Throws a PlainProblem for any other text. */
export function checkPath(path: string | undefined): string {
  if (path && /^\/[^?#\s]*$/.test(path)) return path;
  throw new PlainProblem(
    `${path ? `"${path}" is no path: it begins with / and has no space, ? or #.` : 'The page needs a path.'} Example: --path /nl/winkels/`,
  );
}

const prefix = `/${locale.prefix}/`;

/** Code expression for a path; paths below the shop's prefix use `localHref`. */
export const pathCode = (path: string): string =>
  path.startsWith(prefix) ? `localHref('${path.slice(prefix.length)}')` : `'${path}'`;
