import { defaultSnippets } from './index';

test.each(['header', 'navigation', 'blogs', 'review'])(
  'editors find texts under headless.%s. [VAL-07]',
  (area) => {
    const texts = Object.entries(defaultSnippets).filter(([key]) => key.startsWith(`headless.${area}.`));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => text.length === 0)).toEqual([]);
  },
);

test('every key is headless, an area and a name [VAL-07]', () => {
  expect(Object.keys(defaultSnippets).filter((key) => !/^headless(\.\w+){2,}$/.test(key))).toEqual([]);
});
