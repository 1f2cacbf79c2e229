import { splitBlocks } from './split-blocks.ts';
import { splitFrontMatter } from './split-front-matter.ts';

const split = (...lines: string[]) => splitBlocks({ file: 'a.md', line: 5, text: lines.join('\n') });
const fence = '```';

describe('a written page', () => {
  test('begins a block at a heading, and at a fence that names its type', () => {
    const blocks = split('Vooraf', '', '## Kop', '', 'Tekst', '', `${fence}yaml quote`, 'name: Ria', fence);
    expect(blocks.map(({ line, type, title, body }) => ({ line, type, title, body }))).toEqual([
      { line: 5, type: 'contentBlock', title: undefined, body: 'Vooraf' },
      { line: 7, type: 'contentBlock', title: 'Kop', body: 'Tekst' },
      { line: 11, type: 'quote', title: undefined, body: '' },
    ]);
    expect(blocks[2]?.fields).toEqual({ file: 'a.md', line: 12, text: 'name: Ria' });
  });

  test('gives a fence right below a heading to that heading, and the text below it too', () => {
    const blocks = split('## Kop', '', `${fence}yaml faq`, 'id: een', fence, '', '### Vraag?', '', 'Ja.');
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({ type: 'faq', title: 'Kop', body: '### Vraag?\n\nJa.' });
  });

  test('has two columns where a line divides the text', () => {
    expect(split('## Kop', '', 'Links', '', '---', '', 'Rechts')[0]?.type).toBe('textBlock');
  });

  test('is rejected with the line of an unclosed fence or one without a type', () => {
    expect(() => split('Tekst', `${fence}yaml quote`, 'name: Ria')).toThrow('a.md:6: This fence has no end');
    expect(() => split('Tekst', '', fence)).toThrow('a.md:7: A fence must name the type of its block');
  });
});

describe('the front matter', () => {
  test('is between two lines, and the body is counted from there', () => {
    expect(splitFrontMatter('a.md', '---\ntitle: Een\n---\n\nTekst\n')).toEqual({
      fields: { file: 'a.md', line: 2, text: 'title: Een\n' },
      body: { file: 'a.md', line: 4, text: '\nTekst\n' },
    });
  });

  test('is required, and its absence is reported with file and line', () => {
    expect(() => splitFrontMatter('a.md', 'Tekst')).toThrow('a.md:1: The file must begin with its fields');
  });
});
