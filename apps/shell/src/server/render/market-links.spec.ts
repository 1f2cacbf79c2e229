import type { PageHead } from '@weefsel/contracts';
import { headTags } from '../../navigation/head-tags';
import { withMarkets } from './market-links';

const BELGIUM = { 'nl-BE': 'https://weefsel.example/be/' };
const head: PageHead = { title: 'Dames', canonical: 'https://shop.test/nl/dames/?tn_p=2' };

const languages = (of: PageHead, others: Readonly<Record<string, string>>) =>
  withMarkets(headTags(of), of, others).flatMap(({ attributes: { hreflang, href } }) =>
    hreflang ? [`${hreflang} ${href}`] : [],
  );

test('a page links to its address in the other market and is the x-default', () => {
  expect(languages(head, BELGIUM)).toEqual([
    'nl-NL https://shop.test/nl/dames/?tn_p=2',
    'x-default https://shop.test/nl/dames/?tn_p=2',
    'nl-BE https://weefsel.example/be/dames/?tn_p=2',
  ]);
});

test('another market may be the x-default', () => {
  const others = { ...BELGIUM, 'x-default': 'https://weefsel.example/be/' };
  expect(languages(head, others)).toContain('x-default https://weefsel.example/be/dames/?tn_p=2');
});

test('changes no other tag of the head', () => {
  const rest = (tags: ReturnType<typeof headTags>) =>
    tags.filter(({ attributes }) => !attributes['hreflang']);
  expect(rest(withMarkets(headTags(head), head, BELGIUM))).toEqual(rest(headTags(head)));
});

const ALONE: readonly [what: string, of: PageHead, others: Readonly<Record<string, string>>][] = [
  ['in a shop with one market', head, {}],
  ['of which it is not known where it is', { title: 'Dames' }, BELGIUM],
  ['that search engines leave out', { ...head, robots: 'noindex' }, BELGIUM],
  ['that has no market', { ...head, canonical: 'https://shop.test/login' }, BELGIUM],
];

test.each(ALONE)('a page %s keeps its head tags unchanged', (_what, of, others) => {
  expect(withMarkets(headTags(of), of, others)).toEqual(headTags(of));
});
