import { createHash } from 'node:crypto';
import { compare, type Inventory } from './compare';

const sha = (text: string, by = 'sha384') => `${by}-${createHash(by).update(text).digest('base64')}`;

const POLICY = "default-src 'none'; script-src 'self'";
const files: Record<string, string> = { '/assets/main.js': 'main()', '/remotes/a/1/page.js': 'page()' };
const inventory: Inventory = {
  page: 'mf-checkout/checkout',
  scripts: [
    { script: 'inline', integrity: sha('start()', 'sha256'), owner: 'shell@1', why: '' },
    { script: '/assets/main.js', integrity: sha('main()'), owner: 'shell@1', why: '' },
    { script: '/remotes/a/1/page.js', integrity: sha('page()'), owner: 'a@1', why: '' },
    { script: 'https://www.googletagmanager.com', integrity: '', owner: 'GTM-1', why: '' },
  ],
  headers: { 'content-security-policy': POLICY, 'integrity-policy': 'blocked-destinations=(script)' },
};
const HTML = `<head><script>start()</script></head><script type="application/ld+json">{"a":1}</script>
<template><script src="/assets/main.js" integrity="${sha('main()')}" async></script></template>`;
const HEADERS = {
  'content-security-policy': `${POLICY}; style-src 'sha256-x'`,
  'integrity-policy': 'blocked-destinations=(script)',
};

const compared = ({ html = HTML, headers = HEADERS, content = files } = {}) =>
  compare(inventory, { html, headers: new Headers(headers) }, async (path) =>
    content[path] === undefined ? undefined : Buffer.from(content[path]),
  );

test('a page that is served as it was built has no differences', async () => {
  expect(await compared()).toEqual([]);
});

test.each([
  [
    'a changed file',
    { content: { ...files, '/remotes/a/1/page.js': 'page();steal()' } },
    '/remotes/a/1/page.js of a@1 was changed.',
  ],
  [
    'a lost file',
    { content: { '/assets/main.js': 'main()' } },
    '/remotes/a/1/page.js of a@1 cannot be loaded.',
  ],
  [
    'a script more',
    { html: `${HTML}<script src="/assets/steal.js"></script>` },
    'The document asks for an unknown script: /assets/steal.js',
  ],
  ['code more', { html: `${HTML}<SCRIPT>steal()</SCRIPT>` }, 'The document has an unknown script: steal()'],
  [
    'another hash',
    { html: HTML.replace('integrity="', 'integrity="x') },
    'The document wants other content of /assets/main.js.',
  ],
  [
    'another page',
    { html: '<h1>Onderhoud</h1>' },
    'The document has no scripts: it is not the page that is meant.',
  ],
  [
    'a weaker policy',
    {
      headers: {
        ...HEADERS,
        'content-security-policy': "default-src 'none'; script-src 'self' evil.example",
      },
    },
    'The policy has "script-src \'self\' evil.example" as well.',
  ],
  [
    'a lost header',
    { headers: { ...HEADERS, 'integrity-policy': '' } },
    'The header integrity-policy is "", not "blocked-destinations=(script)".',
  ],
])('%s is found', async (_what, change, sentence) => {
  expect(await compared(change)).toContain(sentence);
});
