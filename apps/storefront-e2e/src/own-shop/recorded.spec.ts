import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  distOf,
  VERSION_PLACEHOLDER,
  workspaceRemotes,
} from '../../../../libs/federation/src/build/workspace/index.ts';
import { publish, releaseVersion } from '../../../../libs/federation/src/releases/release/index.ts';
import { lookAtStage } from '../../../../tools/rehearsal/look-at-stage.ts';
import { refusalOf } from '../../../../tools/rehearsal/refusal-of.ts';
import {
  BACKEND_BUNDLE,
  releaseStoreIn,
  publishBuilt,
  readOffer,
  runServer,
  type Running,
} from '../../../../tools/shop.ts';
import { expect, test } from '../shopper.ts';

const BACKEND_PORT = '4391';
const backendBefore = process.env.BACKEND_PORT;
let dataDir: string;
let backend: Running | undefined;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'weefsel-recorded-'));
  process.env.BACKEND_PORT = BACKEND_PORT;
  backend = await runServer(BACKEND_BUNDLE, { BACKEND_PORT, DATA_DIR: dataDir });
  const releaseStore = releaseStoreIn(dataDir);
  for (const name of workspaceRemotes())
    await releaseVersion(releaseStore, name, await publishBuilt(name, releaseStore));
});
test.afterAll(async () => {
  await backend?.stop();
  process.env.BACKEND_PORT = backendBefore;
  await rm(dataDir, { recursive: true, force: true });
});

/** Publishes a build of mf-search with appended code, and rehearses it. */
async function rehearsed(code: string): Promise<{ refused: string | undefined; notes: string[] }> {
  const distDir = await mkdtemp(join(tmpdir(), 'weefsel-dist-'));
  await cp(distOf('mf-search'), distDir, { recursive: true });
  const bundle = join(distDir, 'server/server.cjs');
  await writeFile(
    bundle,
    `${await readFile(bundle, 'utf8')}\nconst entry = module.exports.default;\n${code}`,
  );
  const { files } = releaseStoreIn(dataDir);
  const offer = await readOffer();
  const version = await publish({
    name: 'mf-search',
    distDir,
    files,
    offer,
    placeholder: VERSION_PLACEHOLDER,
  });
  await rm(distDir, { recursive: true });
  const notes: string[] = [];
  const refused = await refusalOf('mf-search', version, dataDir, {
    look: lookAtStage,
    onNote: (note) => notes.push(note),
  });
  return { refused, notes };
}

test('without vendors a release is rehearsed with the answers recorded for the one before', async () => {
  test.setTimeout(300_000);
  const releaseStore = releaseStoreIn(dataDir);
  await backend?.stop();
  const blind = await rehearsed('// before anything was recorded');
  expect(blind).toEqual({
    refused: undefined,
    notes: [expect.stringMatching(/^mf-search@\w+ is not rendered: the vendors do not answer here, and /)],
  });

  backend = await runServer(BACKEND_BUNDLE, { BACKEND_PORT, DATA_DIR: dataDir });
  const live = await publishBuilt('mf-search', releaseStore);
  const seen: string[] = [];
  expect(await refusalOf('mf-search', live, dataDir, { onNote: (note) => seen.push(note) })).toBeUndefined();
  await backend.stop();

  const { refused, notes } = await rehearsed('// the next one');
  expect(refused).toBeUndefined();
  // The same pages as with vendors.
  expect(notes[0]).toBe(seen[0]);
  expect(notes[1]).toBe(
    `The vendors do not answer here: these are made of what they said to mf-search@${live}.`,
  );
  expect(notes.at(-1)).toMatch(/^[1-9]\d* pages came alive in a browser\.$/);

  const hostile = `entry.pages.listing.load = async () => ({ load: async () => { throw new Error('no such facet') } });`;
  expect((await rehearsed(hostile)).refused).toMatch(/^With it the page \/nl\/.* answers 503: no such facet/);
});
