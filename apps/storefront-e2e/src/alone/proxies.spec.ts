import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request as ask } from 'node:https';
import { request as askPlainly, type IncomingMessage } from 'node:http';
import { makeCertificate, startOwnNginx } from '../../../../tools/stage/own-nginx.ts';
import { startOwnVarnish } from '../../../../tools/stage/own-varnish.ts';
import { WORKSPACE } from '../../../../libs/federation/src/build/workspace/index.ts';
import { startOwnShop, type OwnShop } from '../own-shop/own-shop';
import { expect, test } from '../shopper';

const [SHOP, OUTER, INNER] = [4521, 4522, 4523] as const;

/** The public origin; no proxy here has this address. */
const ORIGIN = 'https://weefsel.example:8443';

const NGINX = `${WORKSPACE}/deploy/nginx`;

let shop: OwnShop;

test.beforeAll(async () => {
  shop = await startOwnShop(SHOP, { env: { SHOP_ORIGIN: ORIGIN, CDN_MAX_AGE: '60' } });
});
test.afterAll(() => shop.stop());

interface Front {
  url: string;
  stop: () => Promise<void>;
}

/** Fronts configured as in their documentation, from the shop outwards. */
const FRONTS: Record<string, () => Promise<Front>> = {
  'nginx that puts its own host': () => startOwnNginx(OUTER, { to: SHOP }),
  'nginx that leaves the port out': () =>
    startOwnNginx(OUTER, { to: SHOP, directives: ['proxy_set_header Host $host;'] }),
  'nginx with https': () =>
    startOwnNginx(OUTER, {
      to: SHOP,
      isHttps: true,
      directives: ['proxy_set_header Host $http_host;', 'proxy_set_header X-Forwarded-Proto $scheme;'],
    }),
  'nginx as in deploy/nginx': async () => {
    const site = await readFile(`${NGINX}/weefsel.conf`, 'utf8');
    const [ofServer = ''] = /large_client_header_buffers [^;]+;/.exec(site) ?? [];
    const directives = [`include ${NGINX}/location.conf;`];
    return startOwnNginx(OUTER, { to: SHOP, isHttps: true, directives, ofServer });
  },
  Varnish: () => startOwnVarnish(OUTER, [SHOP, SHOP]),
  'nginx with https, and Varnish behind it': async () => {
    const varnish = await startOwnVarnish(INNER, [SHOP, SHOP]);
    const nginx = await startOwnNginx(OUTER, { to: INNER, isHttps: true });
    return { url: nginx.url, stop: () => nginx.stop().then(varnish.stop) };
  },
};

const NEWSLETTER = { path: '/api/newsletter', body: 'email=emma%40mail.example&from=%2Fnl%2F' };
const CONSENT = { path: '/api/consent', body: 'from=%2Fnl%2F' };

/** Sends a form like a browser without fetch metadata. */
function send(url: string, origin: string, { path, body } = NEWSLETTER): Promise<IncomingMessage> {
  const headers = {
    host: new URL(ORIGIN).host,
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  };
  const options = { method: 'POST', headers, rejectUnauthorized: false };
  return new Promise((answered, failed) => {
    const asked = (url.startsWith('https') ? ask : askPlainly)(url + path, options, (answer) => {
      answer.resume();
      answered(answer);
    });
    asked.once('error', failed).end(body);
  });
}

for (const [name, start] of Object.entries(FRONTS)) {
  test(`a form of our own is taken, and that of another site is not, behind ${name}`, async () => {
    const front = await start();
    try {
      const own = await send(front.url, ORIGIN);
      expect([own.statusCode, own.headers.location]).toEqual([
        303,
        expect.stringMatching(/^\/nl\/\?newsletter=succes/),
      ]);
      const chosen = await send(front.url, ORIGIN, CONSENT);
      expect(chosen.headers['set-cookie']?.join()).toMatch(/^weefsel-consent=.*; Secure/);
      expect(chosen.headers['strict-transport-security']).toMatch(/^max-age=/);
      for (const other of ['https://evil.example', 'https://weefsel.example.evil.example', 'null'])
        expect((await send(front.url, other)).statusCode).toBe(403);
    } finally {
      await front.stop();
    }
  });
}

for (const name of ['nginx as in deploy/nginx', 'Varnish'])
  test(`20 kB of cookies reach the shop behind ${name}`, async ({ playwright }) => {
    const front = await FRONTS[name]?.();
    const browser = await playwright.request.newContext({ ignoreHTTPSErrors: true });
    try {
      const headers = { cookie: `measured=${'x'.repeat(20_000)}` };
      expect((await browser.get(`${front?.url}/nl/`, { headers })).status()).toBe(200);
    } finally {
      await browser.dispose();
      await front?.stop();
    }
  });

test('pages with the keys of a cache in front pass deploy/nginx', async ({ playwright }) => {
  const front = await FRONTS['nginx as in deploy/nginx']?.();
  const browser = await playwright.request.newContext({ ignoreHTTPSErrors: true });
  try {
    for (const path of ['/nl/', '/nl/dames/kleding/jeans/']) {
      const answer = await browser.get(`${front?.url}${path}`);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(answer.headers()['surrogate-key']).toBeTruthy();
    }
  } finally {
    await browser.dispose();
    await front?.stop();
  }
});

test('nginx accepts the whole of deploy/nginx/weefsel.conf', async () => {
  const folder = test.info().outputPath();
  await mkdir(folder, { recursive: true });
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  makeCertificate(key, certificate);
  const site = (await readFile(`${NGINX}/weefsel.conf`, 'utf8'))
    .replaceAll('/etc/nginx/weefsel', NGINX)
    .replace('/etc/ssl/shop.example.pem', certificate)
    .replace('/etc/ssl/shop.example.key', key);
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; events {} http { include ${folder}/site.conf; }`,
  );
  const { stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', join(folder, 'nginx.conf')]);
  expect(String(stderr)).toContain('test is successful');
});
