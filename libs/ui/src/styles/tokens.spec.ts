import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The tokens set under a selector, by name. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    Array.from(block.matchAll(/--([\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  );
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const root = tokensOf(':root');
const colour = (name: string, tokens = root) => tokens.get(name) ?? root.get(name) ?? '';

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
