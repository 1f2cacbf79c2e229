import { versionsShown } from './versions-shown.ts';

test('versions of files that a document asks for are found, each once, and those of its state are not', () => {
  const html = `
    <link rel="preload" href="/remotes/mf-search/1a2b/page.listing.js" />
    <link rel="preload" href="/remotes/mf-search/1a2b/entry.js" />
    <script src="/remotes/mf-content/3c4d/remoteEntry.js"></script>
    <script type="application/json">{"base":"/remotes/mf-account/5e6f/"}</script>`;
  expect(versionsShown(html)).toEqual([
    { name: 'mf-search', version: '1a2b' },
    { name: 'mf-content', version: '3c4d' },
  ]);
});
