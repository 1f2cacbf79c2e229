import type { PageResult } from '@weefsel/contracts';
import { shop } from '../../routes/shop.fixture';

const VENDORS = {
  COMMERCE_ENDPOINT: 'https://commerce.example/store-api',
  CONTENT_IMAGE_HOST: 'https://cdn.example/images',
  IMAGE_HOSTS: 'pictures.example',
  SEARCH_BASE_URL: 'https://search.example',
  TWEAKWISE_ANALYTICS_URL: 'https://search.example/api',
};
const OTHER_SITE = 'https://other.example';
const SIX_MONTHS = 15_768_000;

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

/** Directives of a policy with their sources. */
function directivesOf(policy: unknown): ReadonlyMap<string, readonly string[]> {
  return new Map(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

/** 100 plus MDN's bonus points: default-src, referrers, frames by policy, resource policy. */
const pointsOf = (policy: ReadonlyMap<string, readonly string[]>, headers: Record<string, unknown>): number =>
  100 +
  (policy.get('default-src')?.join() === "'none'" ? 10 : 0) +
  (headers['referrer-policy'] === 'strict-origin-when-cross-origin' ? 5 : 0) +
  (policy.has('frame-ancestors') ? 5 : 0) +
  (headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0);

// All rules of MDN's HTTP Observatory except the redirect to https, which the proxy does.
test.each([
  ['a page', '/nl/', 200, false],
  ['the not-found page', '/nl/nergens/', 404, false],
  ['the error page', '/nl/', 500, true],
])('%s has nothing that MDN’s HTTP Observatory takes points for', async (_name, url, status, broken) => {
  const app = await shop(loads, { env: VENDORS, broken });
  const answer = await app.inject({ url, headers: { 'x-forwarded-proto': 'https', origin: OTHER_SITE } });
  const policy = directivesOf(answer.headers['content-security-policy']);
  expect(answer.statusCode).toBe(status);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual([status === 500 ? "'none'" : "'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  const running = ['script-src', 'style-src', 'object-src'].flatMap((name) => policy.get(name) ?? []);
  expect(running.filter((source) => /^'unsafe-|^data:/.test(source))).toEqual([]);
  const anySource = [...policy.values()].flat();
  expect(anySource.filter((source) => /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$|^http:/.test(source))).toEqual(
    [],
  );
  expect(answer.headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
  const [, seconds] = /^max-age=(\d+)/.exec(String(answer.headers['strict-transport-security'])) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(SIX_MONTHS);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['set-cookie']).toBeUndefined();
  const scripts = answer.body.match(/<script[^>]* src="[^>]*>/g) ?? [];
  expect(scripts.filter((script) => !/ src="\/(?!\/)/.test(script))).toEqual([]);
  expect(pointsOf(policy, answer.headers)).toBeGreaterThanOrEqual(125);
});
