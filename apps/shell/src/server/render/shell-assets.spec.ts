import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShellAssets } from './shell-assets';

const MAIN = 'main.ab12.js';
const A_CSS = 'a{}\n/*# sourceMappingURL=a.css.map */';
const SCRIPT = 'console.log(1)';
const dir = mkdtempSync(join(tmpdir(), 'shell-assets-'));
afterAll(() => rmSync(dir, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

/** Output of the shell's build. */
function built(list: object = {}) {
  const files: Record<string, string> = {
    [MAIN]: SCRIPT,
    'main.js': 'old',
    'react.cd34.js': 'react',
    'first-paint.js': 'show();',
    'early.js': '(()=>{})();',
    'measures.ab12cd34.js': 'measures',
    'measures.ab12cd34.js.br': 'packed',
    'footer-lists.12345678.js': 'later',
    'a.css': A_CSS,
    'fonts.a.css': '@font-face{}',
    'b.css': 'b{} /* kept */',
    'assets.json': JSON.stringify({
      ...{ build: 'b1', js: ['react.cd34.js', MAIN], css: ['a.css', 'fonts.a.css', 'b.css'] },
      ...{ fonts: ['fonts/text-rest.1.woff2', 'fonts/display.2.woff2', 'fonts/text.3.woff2'] },
      chunks: { checkout: { js: [], css: ['checkout.css'] } },
      ...list,
    }),
  };
  mkdirSync(join(dir, 'browser'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'browser', name), text);
  return readShellAssets(dir);
}
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the files of the shell', () => {
  test('are its scripts with their integrity, its styles, and the font of running text', () => {
    expect(built()).toEqual({
      build: 'b1',
      mainScript: { href: `/assets/${MAIN}`, integrity: hashOf(SCRIPT) },
      scriptsBefore: [{ href: '/assets/react.cd34.js', integrity: hashOf('react') }],
      css: 'a{}\n\n@font-face{}\nb{} /* kept */',
      sheets: [
        { href: '/assets/a.css', integrity: hashOf(A_CSS) },
        { href: '/assets/b.css', integrity: hashOf('b{} /* kept */') },
      ],
      firstPaintScript: 'show();',
      earlyScript: '(()=>{})();',
      measuresScript: { href: '/assets/measures.ab12cd34.js', integrity: hashOf('measures') },
      laterScripts: {
        '/assets/footer-lists.12345678.js': `sha256-${createHash('sha256').update('later').digest('base64')}`,
      },
      pageStyles: { checkout: ['/assets/checkout.css'] },
      fonts: ['/assets/fonts/text.3.woff2'],
    });
  });

  test('carry the build in their addresses during development, with one script only', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(built()).toMatchObject({
      mainScript: { href: `/assets/${MAIN}?v=b1` },
      scriptsBefore: [],
      sheets: [{ href: '/assets/a.css?v=b1' }, { href: '/assets/b.css?v=b1' }],
    });
  });

  test('fall back to main.js when the list names no script', () => {
    expect(built({ js: [] }).mainScript).toEqual({ href: '/assets/main.js', integrity: hashOf('old') });
  });

  test('take the build name of the release manifest when there is one', () => {
    const manifest = join(dir, 'manifest.json');
    writeFileSync(manifest, JSON.stringify({ build: 'r1', words: 1, needs: {}, files: {} }));
    expect(built()).toMatchObject({ build: 'r1', isRelease: true });
    rmSync(manifest);
  });

  test('throw when nothing was built', () => {
    expect(() => readShellAssets(join(dir, 'nowhere'))).toThrow('ENOENT');
  });
});
