import { portableText } from './portable-text.ts';

describe('portable text', () => {
  test('makes paragraphs, headings, bullets and steps of lines', () => {
    const blocks = portableText(`
      ### Kop

      - punt
      1. stap
      Alinea.
    `);
    expect(blocks.map(({ style, listItem }) => [style, listItem])).toEqual([
      ['h3', undefined],
      ['normal', 'bullet'],
      ['normal', 'number'],
      ['normal', undefined],
    ]);
    expect(blocks.map((block) => block._key)).toEqual(['b0', 'b1', 'b2', 'b3']);
  });

  test('marks bold text and links inside a sentence', () => {
    const [block] = portableText('Lees **eerst** de [maattabel](/nl/maattabel/).');
    expect(block?.children.map(({ text, marks }) => [text, marks])).toEqual([
      ['Lees ', []],
      ['eerst', ['strong']],
      [' de ', []],
      ['maattabel', ['b0m0']],
      ['.', []],
    ]);
    expect(block?.markDefs).toEqual([{ _type: 'link', _key: 'b0m0', href: '/nl/maattabel/' }]);
  });

  test('leaves out what Markdown writes before a sign that could mean something', () => {
    expect(portableText('Het cookie \\_ga')[0]?.children[0]?.text).toBe('Het cookie _ga');
  });
});
