import type { PageHead } from '@weefsel/contracts';
import { HEAD_TAGS, headTags } from './head-tags';

const CANONICAL = 'https://shop.test/nl/dames/';
const whole: PageHead = {
  ...{ title: 'Dames', description: 'Alles', canonical: CANONICAL, image: 'https://shop.test/jas.jpg' },
  ...{ prev: `${CANONICAL}?tn_p=1`, next: `${CANONICAL}?tn_p=3` },
};

/** Head tags as text, each by its name. */
const saidBy = (head: PageHead) =>
  headTags(head).map(({ attributes: { name, property, content, rel, hreflang, href } }) =>
    [name ?? property ?? rel, hreflang, content ?? href].filter(Boolean).join(' '),
  );

describe('the head of a page', () => {
  test('has tags for all that is known of it, in one language [ROU-07]', () => {
    expect(saidBy(whole)).toEqual([
      'description Alles',
      'og:site_name Weefsel',
      'og:type website',
      'og:locale nl_NL',
      'og:title Dames',
      'og:description Alles',
      `og:url ${CANONICAL}`,
      'og:image https://shop.test/jas.jpg',
      'twitter:card summary_large_image',
      'twitter:title Dames',
      'twitter:description Alles',
      'twitter:image https://shop.test/jas.jpg',
      `canonical ${CANONICAL}`,
      `alternate nl ${CANONICAL}`,
      `alternate x-default ${CANONICAL}`,
      `prev ${CANONICAL}?tn_p=1`,
      `next ${CANONICAL}?tn_p=3`,
    ]);
  });

  test('leaves out unknown values, and uses the share card without a large picture', () => {
    expect(saidBy({ title: 'Dames' })).toEqual([
      'og:site_name Weefsel',
      'og:type website',
      'og:locale nl_NL',
      'og:title Dames',
      'twitter:card summary',
      'twitter:title Dames',
    ]);
  });

  test('has no language alternates under noindex, but keeps its canonical address', () => {
    const said = saidBy({ ...whole, robots: 'noindex' });
    expect(said).toContain('robots noindex');
    expect(said).toContain(`canonical ${CANONICAL}`);
    expect(said.filter((line) => line.startsWith('alternate'))).toEqual([]);
  });

  test('has only tags that the next page can find and remove', () => {
    for (const { name, attributes } of headTags({ ...whole, robots: 'noindex, follow' })) {
      const tag = document.createElement(name);
      Object.entries(attributes).forEach(([key, value]) => tag.setAttribute(key, value));
      expect([tag.outerHTML, tag.matches(HEAD_TAGS)]).toEqual([tag.outerHTML, true]);
    }
  });
});
