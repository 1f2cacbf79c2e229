import type { PageResult } from '@weefsel/contracts';
import type { FastifyInstance } from 'fastify';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shop } from '../shop.fixture';
import type { Verdict } from './observatory.fixture';
import { selfSigned } from './self-signed.fixture';

const VENDORS = {
  COMMERCE_ENDPOINT: 'https://commerce.example/store-api',
  CONTENT_IMAGE_HOST: 'https://cdn.example/images',
  IMAGE_HOSTS: 'pictures.example',
  SEARCH_BASE_URL: 'https://search.example',
  TWEAKWISE_ANALYTICS_URL: 'https://search.example/api',
};

const page: PageResult = {
  kind: 'page',
  data: { title: 'Welkom' },
  head: { title: 'Welkom' },
  context: 'general',
};
const loads = {
  'mf-content/home': async () => page,
  'mf-content/page': async (): Promise<PageResult> => ({ kind: 'not-found' }),
};

const { key, cert } = selfSigned();
const open: { close: () => unknown }[] = [];
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'observatory-'));
  await writeFile(join(folder, 'cert.pem'), cert);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await Promise.all(open.splice(0).map((opened) => opened.close()));
});

/** A shop as shoppers reach it: by https. */
async function overHttps(app: FastifyInstance): Promise<string> {
  await app.ready();
  const server: Server = createServer({ key, cert }, (request, response) => app.routing(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  open.push(app, { close: () => (server.closeAllConnections(), server.close()) });
  return `localhost:${(server.address() as AddressInfo).port}`;
}

async function verdictsOf(...addresses: string[]): Promise<Verdict[]> {
  const script = join(__dirname, 'observatory.fixture.ts');
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'), NODE_NO_WARNINGS: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...addresses], { env });
  return JSON.parse(stdout) as Verdict[];
}

test('MDN’s HTTP observatory gives a page, the not-found page and the error page at least 125', async () => {
  const host = await overHttps(await shop(loads, { env: VENDORS }));
  const brokenHost = await overHttps(await shop(loads, { env: VENDORS, broken: true }));
  const verdicts = await verdictsOf(`${host}/nl/`, `${host}/nl/nergens/`, `${brokenHost}/nl/`);
  expect(verdicts.map(({ status }) => status)).toEqual([200, 404, 500]);
  for (const { score, complaints } of verdicts) {
    expect(complaints).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(125);
  }
}, 30_000);
