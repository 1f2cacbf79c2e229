import { samePartsIn, withSameParts } from './same-parts';

const marked = (name: string, part = '') => `<weefsel-same name="${name}">${part}</weefsel-same>`;

test('finds parts by name, with any content', () => {
  const html = `<header>${marked('menu', '<ul>\n<li>$& $1</li></ul>')}<b>1</b>${marked('none')}</header>`;
  expect([...samePartsIn(html)]).toEqual([
    ['menu', '<ul>\n<li>$& $1</li></ul>'],
    ['none', ''],
  ]);
});

test('puts prerendered parts in their places and keeps the others without their mark', () => {
  const html = `<header>${marked('menu')}<b>1</b>${marked('facts', '<i>2</i>')}</header>`;
  const parts = new Map([['menu', '<ul>$& $1</ul>']]);
  expect(withSameParts(html, parts)).toBe('<header><ul>$& $1</ul><b>1</b><i>2</i></header>');
});
