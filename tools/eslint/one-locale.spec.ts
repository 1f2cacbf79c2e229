/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const lint = (file: string, code: string): string[] => {
  const { stdout } = spawnSync('eslint', ['--stdin', '--stdin-filename', file, '--format', 'json'], {
    input: code,
    encoding: 'utf8',
  });
  const [result] = JSON.parse(stdout) as [{ messages: { ruleId: string }[] }];
  return result.messages.map(({ ruleId }) => ruleId).filter((rule) => rule === 'no-restricted-syntax');
};

test('logic that knows the language, country, money or prefix of the shop is refused', () => {
  const code = `
    export const a = new Intl.NumberFormat('nl-NL');
    export const b = { locale: 'nl_NL', language: 'nl', country: 'NL', currency: 'EUR' };
    export const c = (slug: string) => \`/nl/\${slug}/\`;
    export const d = 'nl/dames/';
    export const e = (path: string) => /^\\/nl\\/(blog|look)/.test(path) || /^(nl\\/+)+/.test(path);
    export const f = '<html lang="nl">';
  `;
  expect(lint('libs/ui/src/index.ts', code)).toHaveLength(10);
});

test('so is a vendor of the demo that does', () => {
  const code = `export const link = { name: 'Merken', to: '/nl/merken/' };`;
  expect(lint('apps/demo-backend/src/commerce/navigation/menu-links.ts', code)).toHaveLength(1);
  expect(lint('apps/demo-backend/src/market/nl-be.ts', code)).toEqual([]);
});

test('what only looks like it, texts and tests are let be', () => {
  const code = `export const mail = ['noor@voorbeeld.nl', 'inline', 'EUROPE', '/nlbrand/jas', 'https://shop.nl/'];`;
  expect(lint('libs/ui/src/index.ts', code)).toEqual([]);
  const link = `export default { 'headless.link': '/nl/contact/' };`;
  expect(lint('libs/ui/src/texts.nl.ts', link)).toEqual([]);
  expect(lint('libs/ui/src/price/format-price.spec.ts', link)).toEqual([]);
});
