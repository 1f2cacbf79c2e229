import { documentEnd, documentStart, scriptJson } from './document';

const state = { frame: '/_state/f.json', page: '/_state/p.json?of=%2F&x="' };
const hostile = '</script><script>alert(1)</script>\u2028<!--';

test('data in the page can neither end its element nor be read as anything but data', () => {
  const json = scriptJson({ name: hostile });
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual({ name: hostile });
  expect(
    documentEnd({
      head: { jsonLd: [{ name: hostile }] },
      state,
      mainScript: { href: '/assets/main.js' },
      hints: [],
    }).match(/<script/g),
  ).toHaveLength(2);
});

test('escapes the texts in the head', () => {
  const html = documentStart({
    head: {
      title: 'Jurken & "meer" <b>',
      description: hostile,
      canonical: 'https://shop.example/?a=1&b="2"',
    },
    context: 'ladies',
    styles: [{ css: 'a{}</style><script>' }],
    fonts: [],
    state,
  });
  expect(html).toContain('<title>Jurken &amp; &quot;meer&quot; &lt;b&gt;</title>');
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;2&quot;"');
  // Inside a style element only its own end tag has a meaning.
  expect(html.replace(/<style>.*?<\/style>/s, '')).not.toContain('<script>');
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});

test('only the script of the first paint is in the head; the early one ends the document', () => {
  const head = { title: 'Dames' };
  const start = documentStart({
    ...{ head, context: 'ladies', styles: [], fonts: [], state },
    headScripts: ['show()'],
  });
  const end = documentEnd({
    ...{ head: {}, state, earlyScript: 'answer()' },
    ...{ mainScript: { href: '/m.js' }, hints: [] },
  });
  expect(start.match(/<script>.*?<\/script>/g)).toEqual(['<script>show()</script>']);
  expect(end).toMatch(/<script>answer\(\)<\/script><\/body><\/html>$/);
});

test('the page hints exactly the files that it was given', () => {
  const html = documentEnd({
    head: {},
    state,
    mainScript: { href: '/assets/main.js?v=1', integrity: 'sha384-a' },
    hints: ['/remotes/mf-search/aaa/remoteEntry.js'],
  });
  expect(html).toMatch(
    /<link as="script" href="\/remotes\/mf-search\/aaa\/remoteEntry.js">.*src="\/assets\/main.js\?v=1" integrity="sha384-a" crossorigin="anonymous" async><\/script><\/template><\/body><\/html>$/,
  );
});

test('the main picture of a page is asked for first, by its sizes where it has any [LST-20]', () => {
  const startWith = (heroImage?: { src: string; srcSet?: string; sizes?: string }) =>
    documentStart({
      head: { title: 'Dames', ...(heroImage && { heroImage }) },
      ...{ context: 'ladies', styles: [], fonts: [], state },
    });
  expect(startWith({ src: '/jas.webp' })).toContain(
    '<link rel="preload" as="image" href="/jas.webp" fetchpriority="high">',
  );
  expect(startWith({ src: '/jas.webp', srcSet: '/jas-2.webp 2x', sizes: '50vw' })).toContain(
    '<link rel="preload" as="image" imagesrcset="/jas-2.webp 2x" imagesizes="50vw" fetchpriority="high">',
  );
  expect(startWith()).not.toContain('as="image"');
});

test('a document names the addresses of its state and preloads them together with the scripts', () => {
  const said = 'data-frame="/_state/f.json" data-state="/_state/p.json?of=%2F&amp;x=&quot;"';
  expect(documentStart({ head: { title: 'A' }, context: 'men', styles: [], fonts: [], state })).toContain(
    `<div id="app" ${said}>`,
  );
  const end = documentEnd({ head: {}, state, mainScript: { href: '/assets/main.js' }, hints: [] });
  for (const href of ['/_state/f.json', '/_state/p.json?of=%2F&amp;x=&quot;'])
    expect(end).toContain(`<link rel="preload" as="fetch" href="${href}" crossorigin="anonymous">`);
});
