import { wireAnswer } from '../../testing/wire';
import { isPartOf, unusedWords } from './unused-words';

const unused = (text: string, suggestedsearchterm?: string): string[] =>
  unusedWords(text, { ...wireAnswer([]).properties, ...(suggestedsearchterm && { suggestedsearchterm }) });

test.each([
  ['jurk bruiloft', undefined, ['bruiloft']],
  ['Kerst jurk', undefined, ['kerst']],
  ['jurk maat 60', undefined, ['maat 60']],
  ['regen jas voor vakantie', undefined, ['vakantie']],
  ['jas voor regen', undefined, ['regen']],
  ['jurk qwerty', 'jurk', ['qwerty']],
  ['zwrate jurk qwerty', 'zwart jurk', ['qwerty']],
  ['jurk bruiloft qwerty', 'jurk bruiloft', ['bruiloft', 'qwerty']],
  ['leren jack heren', 'leren jack', ['heren']],
  ['winter laarzen', 'laarzen', ['winter']],
  ['winterlaarzen qwerty', 'winter', ['winterlaarzen', 'qwerty']],
  ['trui niet te dik', 'trui', ['dik']],
  ['trui maat onbekend', 'trui', ['onbekend']],
])('of "%s", read as "%s"', (text, meant, words) => {
  expect(unused(text, meant)).toEqual(words);
});

test.each([
  ['jurk', undefined],
  ['jrken', 'jurken'],
  ['snekaers', 'sneakers'],
  ['jas zonder capuchon', undefined],
  ['kerstomaatje', undefined],
  ['regen jas', undefined],
  ['iets zonder rits', 'iets'],
  ['heb je ook broeken', 'broeken'],
  ['winterlaarzen dames', 'laarzen dames'],
  ['Sport schoenen wit', undefined],
  ['leren reis tas', undefined],
  ['', undefined],
])('none of "%s", read as "%s"', (text, meant) => {
  expect(unused(text, meant)).toEqual([]);
});

test.each([
  ['laarzen dames', 'winter laarzen dames', true],
  ['jurk', 'jruk', false],
  ['laarzen', 'winterlaarzen', false],
])('"%s" only leaves words of "%s" out: %s', (meant, text, isPart) => {
  expect(isPartOf(meant, text)).toBe(isPart);
});
