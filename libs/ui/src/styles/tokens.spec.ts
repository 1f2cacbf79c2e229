import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, palette } from './palette';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Tokens of a selector, by name. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    Array.from(block.matchAll(/--([\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  );
}

const root = tokensOf(':root');
const colour = (name: string, tokens = root) => tokens.get(name) ?? root.get(name) ?? '';

test('the palette has exactly the colours of the style sheet', () => {
  const colours = [...root].filter(([name, value]) => value.startsWith('#') && !name.startsWith('theme-'));
  expect(palette).toEqual(Object.fromEntries(colours));
});

test.each([
  ['ink', 'paper'],
  ['ink', 'studio'],
  ['ink', 'white'],
  ['ink', 'highlight'],
  ['ink', 'error-wash'],
  ['ink', 'success-wash'],
  ['ink', 'info-wash'],
  ['ink-soft', 'paper'],
  ['muted', 'paper'],
  ['muted', 'white'],
  ['muted', 'info-wash'],
  ['sale', 'paper'],
  ['sale', 'error-wash'],
  ['success', 'paper'],
  ['success', 'success-wash'],
  ['paper', 'ink-soft'],
])('text in %s can be read on %s (AA, 4.5:1)', (text, ground) => {
  expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
});

test.each(['paper', 'white', 'studio'])('the frame of a field can be seen on %s (AA, 3:1)', (ground) => {
  expect(contrast(colour('line-strong'), colour(ground))).toBeGreaterThanOrEqual(3);
});

test.each(['general', 'ladies', 'men'])('theme %s keeps its texts readable (AA, 4.5:1)', (context) => {
  const theme = tokensOf(`[data-context='${context}']`);
  const surface = colour('theme-surface', theme);
  for (const text of [colour('ink'), colour('sale'), colour('theme-muted', theme)]) {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  }
});
