import type { Page } from '@playwright/test';
import { ownProduct } from '../goods';
import { core, expect, hydrated, test } from '../shopper';

test.use({ pictures: true });

const MESSAGE = /Er ging iets mis bij het laden van dit onderdeel/;

/** Code that an attacker between shop and shopper would add to a file. */
const TAMPERING = ';globalThis.tamperedWith = true;';

const tamperWith = (page: Page, files: string | RegExp) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + TAMPERING });
  });

const wasTamperedWith = (page: Page) => page.evaluate(() => 'tamperedWith' in globalThis);

for (const [which, files] of Object.entries({
  'entry of a remote': '**/remotes/mf-search/*/remoteEntry.js*',
  'chunk of a remote': /\/remotes\/mf-search\/[^/]+\/(?!remoteEntry)[^/]+\.js/,
})) {
  test(
    `a changed ${which} is refused: its place shows a message, its content stays, and the rest of the page works`,
    core(which === 'entry of a remote'),
    async ({ page }) => {
      await tamperWith(page, files);
      await page.goto('/nl/dames/');
      await expect(page.getByText(MESSAGE)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Weefsel/ })
        .click();
      await expect(page).toHaveURL(/\/nl\/$/);
      await expect(page.getByText(MESSAGE)).toBeHidden();
      expect(await wasTamperedWith(page)).toBe(false);
    },
  );
}

test('a changed remote is refused as well when it is first needed later', async ({ page }) => {
  await tamperWith(page, '**/remotes/mf-account/**/*.js');
  await page.goto('/nl/dames/');
  await hydrated(page);
  await page.goto('/login');
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Weefsel/ })).toBeVisible();
  expect(await wasTamperedWith(page)).toBe(false);
});

test(
  'pages keep to their own Content-Security-Policy, and scripts of others do not run',
  { tag: '@core' },
  async ({ page }) => {
    const broken: string[] = [];
    await page.exposeFunction('violated', (what: string) => broken.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        globalThis.violated(`${location.pathname} ${violatedDirective} ${blockedURI}`);
      });
    });
    const paths = [
      '/nl/',
      '/nl/dames/',
      '/cart',
      '/login',
      '/nl/herroepingsformulier/',
      '/stylingViewer',
      '/weg',
    ];
    for (const path of [...paths, await ownProduct()]) {
      await page.goto(path);
      await hydrated(page);
    }
    expect(broken).toEqual([]);

    await page.evaluate((tampering) => {
      const script = document.createElement('script');
      script.append(tampering);
      document.body.append(script);
      const style = document.createElement('style');
      style.append('main { display: none }');
      document.head.append(style);
    }, TAMPERING);
    expect(await wasTamperedWith(page)).toBe(false);
    await expect.poll(() => broken.join()).toContain('style-src');
  },
);

test('no text becomes markup or code, and no other policy can be made that would let it', async ({
  page,
}) => {
  await page.goto('/nl/dames/');
  await hydrated(page);
  const outcomes = await page.evaluate((code) => {
    const outcome = (attempt: () => unknown) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = () => document.createElement('script');
    return {
      markup: outcome(() => (document.createElement('div').innerHTML = '<b>1</b>')),
      code: outcome(() => (script().textContent = code)),
      handler: outcome(() => document.body.setAttribute('onclick', code)),
      frame: outcome(() => (document.createElement('iframe').srcdoc = '<b>1</b>')),
      'script of another shop': outcome(() => (script().src = 'https://evil.example/assets/x.js')),
      'answer that is no script': outcome(() => (script().src = '/api/getSnippets')),
      'policy of its own': outcome(() =>
        trustedTypes?.createPolicy('mine', { createScriptURL: (url) => url }),
      ),
      'the policy anew': outcome(() =>
        trustedTypes?.createPolicy('default', { createScriptURL: (url) => url }),
      ),
      'script of the shop': outcome(() => (script().src = '/assets/x.js')),
    };
  }, TAMPERING);
  const { 'script of the shop': own, ...others } = outcomes;
  expect([...new Set(Object.values(others))]).toEqual(['TypeError']);
  expect(own).toBe('done');
});

test('pages work under an enforced integrity policy, and a script without an integrity hash is refused', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'integrity') refused.push(new URL(request.url()).pathname);
  });
  // This shop has a tag manager, whose scripts lack integrity: its policy only reports. Without one it blocks.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'integrity-policy-report-only': policy = '', ...headers } = response.headers();
    return route.fulfill({ response, headers: { 'integrity-policy': policy, ...headers } });
  });
  test.slow();
  for (const path of ['/nl/', '/cart', '/weg', '/stylingViewer']) {
    await page.goto(path);
    await hydrated(page);
  }
  await page.goto('/nl/dames/kleding/jurken/');
  await hydrated(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'In winkelmand', exact: true })).toBeVisible();
  expect(refused).toEqual([]);
  const loaded = await page.evaluate(async () => {
    const script = document.createElement('script');
    const [{ src } = { src: '' }] = [...document.scripts].filter((each) => each.src.includes('/assets/'));
    script.src = src;
    document.head.append(script);
    return new Promise((resolve) => {
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
    });
  });
  expect(loaded).toBe(false);
});

test('markup of another service runs in its frame and reaches nothing of the shop [BLK-10]', async ({
  page,
}) => {
  await page.goto('/nl/herroepingsformulier/');
  const frame = page.frameLocator('iframe[title^="Modelformulier"]');
  await expect(frame.getByRole('heading', { name: 'Modelformulier voor herroeping' })).toBeVisible();
  const inside = page.frames().find((each) => each.url().endsWith('/_frame'));
  const reached = await inside?.evaluate(() => {
    const outcome = (reach: () => unknown) => {
      try {
        return String(reach());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [outcome(() => document.cookie), outcome(() => parent.document), outcome(() => localStorage)];
  });
  expect(reached).toEqual(['SecurityError', 'SecurityError', 'SecurityError']);
});

test('no address of the shop leads to another host', async ({ request }) => {
  const hosts = [
    '//evil.example',
    '//.//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
  ];
  for (const address of [
    ...hosts,
    ...hosts.map((host) => `${host}/`),
    ...hosts.map((host) => `${host}/%2e%2e`),
    '/nl//evil.example',
    '/nl/..//evil.example',
    '/login?returnTo=//evil.example',
  ]) {
    const origin = new URL((await request.get('/nl/')).url()).origin;
    const answer = await request.fetch(origin + address, { maxRedirects: 0 });
    const to = answer.headers().location;
    if (to !== undefined) expect(new URL(to, origin).origin, `${address} to ${to}`).toBe(origin);
  }
});

test('every answer has a policy and a reporting endpoint', async ({ request }) => {
  const page = await request.get('/nl/');
  const [file = ''] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
  const known = { 'if-none-match': page.headers()['etag'] ?? '' };
  const stay = { maxRedirects: 0 };
  const answers = [
    page,
    await request.get('/nl/', { headers: known }),
    await request.get('/nl', stay),
    await request.get('/nl/_payload.json'),
    await request.get('/nl/nergens/'),
    await request.get(file),
    await request.get('/sitemap.xml'),
    await request.get('/ready'),
    await request.post('/hooks/search', { data: {} }),
    await request.post('/nl/', { headers: { origin: 'https://other.example' } }),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([
    200, 304, 301, 200, 404, 200, 200, 200, 401, 403,
  ]);
  for (const answer of answers) {
    const { 'content-security-policy': policy, 'reporting-endpoints': told } = answer.headers();
    expect([answer.url(), policy]).toEqual([
      answer.url(),
      expect.stringMatching(/^default-src 'none';.*report-to violations/),
    ]);
    expect([answer.url(), told]).toEqual([answer.url(), 'violations="/api/violations"']);
  }
});
