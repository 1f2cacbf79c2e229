import { baseForms } from './base-forms';

test.each([
  ['rode', 'rood'],
  ['witte', 'wit'],
  ['grijze', 'grijs'],
  ['gele', 'geel'],
  ['leren', 'leer'],
  ['zijden', 'zijde'],
  ['wollen', 'wol'],
  ['strepen', 'streep'],
  ['stippen', 'stip'],
  ['ruitjes', 'ruit'],
  ['mouwloze', 'mouwloos'],
])('%s may be a form of %s', (word, base) => {
  expect(baseForms(word)).toContain(base);
});
