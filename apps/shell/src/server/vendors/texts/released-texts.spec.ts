import type { RemoteManifest } from '@weefsel/federation/bundler';
import { loadLiveRemote } from '@weefsel/federation/server';
import { sharedScope } from '../../request/shared-scope';
import { shop, stateOf } from '../../routes/shop.fixture';

/** Server bundle of a listing with a text on its page and in its title. */
const bundle = `
const { useStores } = require('@weefsel/stores');
const page = ({ url, text }) => ({ kind: 'page', data: {}, context: 'general', head: { title: text(KEY) } });
const Page = () => useStores().snippets.text(KEY);
module.exports = { default: { fragments: {}, pages: { listing: {
  reads: [],
  load: async () => ({ load: async (request) => page(request) }),
  view: async () => ({ Page }),
} } } };`;

const released = async (version: string, key: string, manifest: Partial<RemoteManifest>) => {
  const files: Record<string, string> = {
    'server.cjs': bundle.replaceAll('KEY', JSON.stringify(key)),
    'manifest.json': JSON.stringify({
      remoteEntry: 'e.js',
      entry: { js: [], css: [] },
      pages: { listing: { js: [], css: [] } },
      fragments: {},
      files: {},
      ...manifest,
    }),
  };
  const text = async (file: string) => files[file] ?? '';
  return loadLiveRemote('mf-search', { version }, { base: '/r/', text }, sharedScope);
};

async function pageOf(...release: Parameters<typeof released>) {
  const log: Record<string, unknown>[] = [];
  const live = await released(...release);
  const app = await shop(
    {},
    { released: new Map([['mf-search', live]]), log: (line) => void log.push(line) },
  );
  const { body } = await app.inject({ url: '/nl/dames/', headers: { 'user-agent': 'Chrome/156.0' } });
  const { stores } = await stateOf(app, body);
  return { body, texts: stores.snippets, log };
}

test('shows a new text of a remote on its page and in its title, and sends it to the browser', async () => {
  const key = 'headless.listing.brandNew';
  const { body, texts, log } = await pageOf('v1', key, {
    texts: { nl: { [key]: 'Nieuw: {promise.returnDays}' } },
  });
  expect(body).toMatch(/<title>Nieuw: 30\u00a0dagen/);
  expect(body).toMatch(/data-part="mf-search\/page\/listing"[^>]*>(?:<!--.*?-->)*Nieuw: 30\u00a0dagen/);
  expect(texts).toMatchObject({ [key]: 'Nieuw: 30\u00a0dagen' });
  expect(log).toEqual([]);
});

test('shows words for a missing text, and logs its key and the version that asks', async () => {
  const { body, texts, log } = await pageOf('v2', 'headless.listing.nobodyHasThis', {});
  expect(body).toContain('<title>Nobody has this');
  expect(texts).toMatchObject({ 'headless.listing.nobodyHasThis': 'Nobody has this' });
  expect(log).toEqual([
    expect.objectContaining({ key: 'headless.listing.nobodyHasThis', remote: 'mf-search@v2' }),
  ]);
});
