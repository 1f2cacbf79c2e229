import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { NotLoaded, readCurrent, setRedirects } from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem } from '../shop.ts';
import { replaceRedirects } from './replace-redirects.ts';

const folder = publishedFolder();
const current = async () => (await readCurrent(folder.releaseStore))?.id;

/** A shell with the live composition, or with a fixed one. */
const served: { composition?: string } = {};
const server = createServer(async (_request, answer) => {
  const composition = served.composition ?? (await current());
  answer.end(JSON.stringify({ remotes: {}, composition }));
});
let shop: string;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => setRedirects(folder.releaseStore, { '/nl/eerst/': { to: '/nl/' } }));
afterEach(() => {
  jest.restoreAllMocks();
  delete served.composition;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Replaces the redirects by those of a file with this content. */
async function replace(content: string, origin = shop): Promise<string> {
  await folder.write('moves.json', content);
  return replaceRedirects(folder.releaseStore, join(folder.dir, 'moves.json'), origin);
}

test.each([
  ['{ "/nl/a/": { "to": "/nl/b/" } }', '1 move is live.'],
  ['{ "/nl/a/": { "to": "/nl/b/" }, "/nl/c/": { "to": "/nl/b/" } }', '2 moves are live.'],
  ['{}', '0 moves are live.'],
])('%s: %s', async (content, sentence) => {
  expect(await replace(content)).toBe(sentence);
});

test('without an answer of the shell the composition is named', async () => {
  const said = await replace('{ "/nl/a/": { "to": "/nl/b/" } }', 'http://127.0.0.1:1');
  expect(said).toBe(
    `1 move is live with the composition ${await current()}. The shell at http://127.0.0.1:1 does not answer; it takes it when it is started again.`,
  );
});

test('moves that the running shell refuses are withdrawn', async () => {
  const before = (await current()) ?? '';
  served.composition = before;
  // The time limit is over at the next look at the clock.
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  const replacing = replace('{ "/nl/a/": { "to": "/nl/b/" } }');
  await expect(replacing).rejects.toThrow(NotLoaded);
  await expect(replacing).rejects.toThrow(`Nothing was changed: the composition ${before} is live.`);
  expect(await current()).toBe(before);
});

test.each([
  ['half a document', '{ half', 'is not valid JSON. Nothing was changed.'],
  ['a list', '[]', 'holds no moves such as { "/nl/oud/": { "to": "/nl/nieuw/" } }. Nothing was changed.'],
  ['nothing', 'null', 'holds no moves such as'],
])('a file with %s is refused in one sentence', async (_what, content, sentence) => {
  const before = await current();
  const replacing = replace(content);
  await expect(replacing).rejects.toThrow(PlainProblem);
  await expect(replacing).rejects.toThrow(sentence);
  expect(await current()).toBe(before);
});

test('a missing file is refused in one sentence', async () => {
  const replacing = replaceRedirects(folder.releaseStore, 'nope.json', shop);
  await expect(replacing).rejects.toThrow(PlainProblem);
  await expect(replacing).rejects.toThrow('The file nope.json cannot be read (ENOENT). Nothing was changed.');
});
