import { translatedName, type Brand, type Category } from '@weefsel/api-clients';
import { categoryHref, NO_LINK, plainText, type ProductSliderProps } from '@weefsel/contracts';
import type { Way } from './search-data';

const MOST_JUMPS = 4;
/** Minimum length of a category's prefix: `jurk` for `Jurken`. */
const MIN_BEGINNING = 3;
const POPULAR_OF_EACH = 4;

const plain = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The text without the words of the name; undefined unless it has them in this order. */
const without = (text: string, name: string): string | undefined =>
  name && ` ${text} `.includes(` ${name} `) ? ` ${text} `.replace(` ${name} `, ' ').trim() : undefined;

/** True when the text is a prefix of the name or of a part: `Truien & Vesten` has two. */
const isNamed = (text: string, category: Category): boolean =>
  text.length >= MIN_BEGINNING &&
  translatedName(category)
    .split('&')
    .some((part) => plain(part).startsWith(text));

/** Every category with its ancestor of the first level. */
const within = (top: Category): [category: Category, top: Category][] => {
  const below = (category: Category): Category[] =>
    (category.children ?? []).flatMap((child) => [child, ...below(child)]);
  return below(top).map((category) => [category, top]);
};

const toWay = (category: Category, top?: Category): Way => ({
  name: top ? `${translatedName(category)} ${translatedName(top).toLowerCase()}` : translatedName(category),
  href: categoryHref(category),
});

const leads = ({ href }: Way): boolean => href !== NO_LINK;

/** Pages of the brand and categories named in a text; best ones first. */
export function toJumps(text: string, brands: readonly Brand[], tree: readonly Category[]): Way[] {
  const words = plain(text);
  const named = brands.filter(({ name, url }) => url && without(words, plain(name)) !== undefined);
  const brand = named.sort((a, b) => b.name.length - a.name.length)[0];
  const rest = brand ? (without(words, plain(brand.name)) ?? words) : words;
  const tops = tree.filter((top) => without(rest, plain(translatedName(top))) !== undefined);
  const kind = tops[0] ? (without(rest, plain(translatedName(tops[0]))) ?? '') : rest;
  const whole = kind === '' ? tops.map((top) => toWay(top)) : [];
  const categories = (tops.length > 0 ? tops : tree)
    .flatMap(within)
    .filter(([category]) => isNamed(kind, category))
    .map(([category, top]) => toWay(category, top));
  const brandWay = brand?.url ? [{ name: brand.name, href: brand.url }] : [];
  return [...brandWay, ...whole, ...categories].filter(leads).slice(0, MOST_JUMPS);
}

/** Popular categories of each part of the shop, in the shop's order. */
export const popularCategories = (tree: readonly Category[]): Way[] =>
  tree.flatMap((top) =>
    within(top)
      .filter(([{ children }]) => (children ?? []).length === 0)
      .filter(([{ seoUrls }]) => !/\/nieuw\/?$/.test(seoUrls?.[0]?.seoPathInfo ?? ''))
      .slice(0, POPULAR_OF_EACH)
      .map(([category]) => toWay(category, top))
      .filter(leads),
  );

/** New products of each part of the shop. */
export const newProducts = (parts: readonly Category[]): ProductSliderProps => ({
  tabs: parts.map((part) => ({ title: translatedName(part), dataSource: 'dpg', categoryId: part.id })),
});
