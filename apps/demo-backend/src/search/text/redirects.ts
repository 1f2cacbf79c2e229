import { localHref, plainText } from '@weefsel/contracts';
import type { Brand } from '../../catalogue/types.ts';
import { aliasesOf } from './brand-aliases.ts';
import { wordsOf } from './dutch-words.ts';
import { ASKING, BESIDE, QUESTIONS } from './questions.ts';

/** Something that editors wrote: found by its title. */
export interface Article {
  title: string;
  /** Path from the shop's root. */
  path: string;
}

const keyOf = (text: string): string => wordsOf(text).join('');

/** Where a search text leads instead of to a list: path from the shop's root, undefined for most texts. */
export type Redirects = (text: string) => string | undefined;

/** Shorter beginnings of titles, `De korte broek, maar dan volwassen`, rather ask for goods. */
const MIN_HEADING = 3;

/** A title, and what stands before its colon or comma, or in its address, when these are several words. */
const headingsOf = ({ title, path }: Article): readonly string[] => {
  const [heading = title] = title.split(/[:,–?]/);
  const name = path.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '';
  const isLong = (text: string): boolean =>
    text.split(' ').length >= MIN_HEADING && wordsOf(text).length >= MIN_HEADING - 1;
  return [
    title,
    ...[heading, name].filter((text) => isLong(text) && !/^(de|het|een) \S+( \S+)?$/i.test(text)),
  ];
};

/** Every letter counts in a title. */
const titleKeyOf = (text: string): string =>
  `: ${plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** The one word that a whole sentence asks about: `hoe kan ik retourneren`; undefined when it names anything else. */
function askedAbout(text: string): string | undefined {
  const words = plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [asking, ...more] = words.filter((word) => ASKING.has(word));
  const isQuestion = more.length === 0 && words.every((word) => word === asking || BESIDE.has(word));
  return isQuestion ? asking : undefined;
}

/**
 * Sends questions to the page that answers them, the name of a brand, typed in full, to the brand's page, and the title
 * of what editors wrote to where it is.
 */
export function createRedirects(brands: readonly Brand[], articles: readonly Article[] = []): Redirects {
  const targets = new Map<string, string>();
  for (const article of articles)
    for (const heading of headingsOf(article)) targets.set(titleKeyOf(heading), article.path);
  for (const { name, seoPath } of brands)
    for (const text of [name, ...aliasesOf(name)]) targets.set(keyOf(text), `/${seoPath}`);
  for (const [slug, texts] of Object.entries(QUESTIONS))
    for (const text of texts) targets.set(keyOf(text), localHref(`${slug}/`));
  return (text) =>
    targets.get(keyOf(text)) ?? targets.get(titleKeyOf(text)) ?? targets.get(keyOf(askedAbout(text) ?? ''));
}
