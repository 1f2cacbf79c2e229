import fc from 'fast-check';
import { toXml } from './to-xml.ts';

/** Reads XML like a browser. Throws when it is not well-formed. */
function read(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const [problem] = document.getElementsByTagName('parsererror');
  if (problem) throw new Error(problem.textContent);
  return document;
}

const textsAt = (document: Document, path: string): string[] =>
  [...document.querySelectorAll(path)].map(({ textContent }) => textContent);

test('a list is an element with one for each of its entries, and what is null is not there', () => {
  const item = (itemno: string) => ({
    itemno,
    attributes: [{ name: 'swid', values: ['a', 'b'] }],
    origin: null,
  });
  const document = read(
    toXml({ items: [item('1'), item('2')], categories: [{ title: 'Jurken', children: [] }] }),
  );
  expect(textsAt(document, ':root > items > item > itemno')).toEqual(['1', '2']);
  expect(textsAt(document, 'item:first-child > attributes > attribute > values > value')).toEqual(['a', 'b']);
  expect(textsAt(document, 'categories > category > title')).toEqual(['Jurken']);
  expect(document.querySelector('origin')).toBeNull();
});

test('an answer that is a list has its entries in one element, too', () => {
  const document = read(toXml([{ name: 'Suggesties', suggestions: [{ match: 'jurk' }] }]));
  expect(textsAt(document, ':root > group > suggestions > suggestion > match')).toEqual(['jurk']);
});

test('whatever a shopper typed comes back in XML that can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (searchterm) => {
      const [found = ''] = textsAt(read(toXml({ searchterm })), 'searchterm');
      expect(found.includes('<')).toBe(searchterm.includes('<'));
    }),
  );
});
