import { localHref, plainText } from '@weefsel/contracts';
import type { Brand } from '../../catalogue/types.ts';
import { aliasesOf } from './brand-aliases.ts';
import { wordsOf } from './dutch-words.ts';
import { BESIDE, BESIDE_OF, ONLY_ALONE, QUESTIONS } from './questions.ts';

/** An article of the editors, found by its title. */
export interface Article {
  title: string;
  /** Path from the shop's root. */
  path: string;
}

const keyOf = (text: string): string => wordsOf(text).join('');

/** Redirect of a search text: path from the shop's root, undefined for most texts. */
export type Redirects = (text: string) => string | undefined;

/**
 * Minimum number of words. Shorter beginnings of titles, `De korte broek, maar dan volwassen`, rather request goods.
 */
const MIN_HEADING = 3;

/** A title, its part before punctuation, and its slug; the latter two only with several words. */
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

/** Key of a title, in which every letter counts. */
const titleKeyOf = (text: string): string =>
  `: ${plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

const wordsIn = (text: string): readonly string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** All question texts in words with their pages, longest first. */
const ASKED = Object.entries(QUESTIONS)
  .flatMap(([slug, texts]) => texts.map((text) => ({ slug, said: wordsIn(text) })))
  .filter(({ said: [first = '', ...more] }) => more.length > 0 || !ONLY_ALONE.has(first))
  .sort((one, other) => other.said.length - one.said.length);

/** Page that answers a whole question, such as `hoe kan ik retourneren`; undefined with any other subject. */
function askedAbout(text: string): string | undefined {
  const typed = wordsIn(text);
  const answers = (slug: string, word: string): boolean =>
    BESIDE.has(word) ||
    BESIDE_OF[slug]?.has(word.replace(/^\d+$/, '0')) === true ||
    QUESTIONS[slug]?.includes(word) === true;
  return ASKED.find(
    ({ slug, said }) =>
      ` ${typed.join(' ')} `.includes(` ${said.join(' ')} `) &&
      typed.every((word) => said.includes(word) || answers(slug, word)),
  )?.slug;
}

/**
 * Redirects questions to the answering page, and full brand names to the brand's page. Titles of articles lead to the
 * article.
 */
export function createRedirects(brands: readonly Brand[], articles: readonly Article[] = []): Redirects {
  const targets = new Map<string, string>();
  for (const article of articles)
    for (const heading of headingsOf(article)) targets.set(titleKeyOf(heading), article.path);
  for (const { name, seoPath } of brands)
    for (const text of [name, ...aliasesOf(name)]) targets.set(keyOf(text), `/${seoPath}`);
  for (const [slug, texts] of Object.entries(QUESTIONS))
    for (const text of texts) targets.set(keyOf(text), localHref(`${slug}/`));
  return (text) => {
    const slug = askedAbout(text);
    return targets.get(keyOf(text)) ?? targets.get(titleKeyOf(text)) ?? (slug && localHref(`${slug}/`));
  };
}
