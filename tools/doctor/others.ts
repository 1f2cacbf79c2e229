import { connect } from 'node:net';
import { ask, jsonOf } from './ask.ts';
import { NOT_USED, type Check, type Finding, type Subject } from './check.ts';
import { at, listAt, textAt } from './read.ts';

export interface OtherSettings {
  shopOrigin: string;
  analyticsUrl: string;
  searchInstanceKey: string;
  socialFeedUrl: string;
  reviewsUrl: string;
  reviewsLocation: string;
  reviewsToken: string;
  addressesUrl: string;
  vatCheckUrl: string;
  redisUrl: string;
  tracesEndpoint: string;
}

/** Public registers are slow at times. */
const SLOW = 1.6;

/** Sends a preflight request as a browser does; a real event would be counted. */
async function findAnalytics({ analyticsUrl, shopOrigin }: OtherSettings): Promise<Finding> {
  if (!analyticsUrl) return NOT_USED;
  const { status, headers } = await ask(`${analyticsUrl.replace(/\/$/, '')}/itemclick`, {
    method: 'OPTIONS',
    headers: {
      origin: shopOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,instance-key',
    },
  });
  if (status >= 400) return `it answers ${status} to what browsers ask beforehand`;
  if (!['*', shopOrigin].includes(headers.get('access-control-allow-origin') ?? ''))
    return `it does not let pages of ${shopOrigin} send anything`;
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
  return /\binstance-key\b|\*/.test(allowed) ? undefined : 'it does not allow the header Instance-Key';
}

async function findFeed({ socialFeedUrl }: OtherSettings): Promise<Finding> {
  if (!socialFeedUrl) return NOT_USED;
  for (const id of ['2', '3']) {
    const url = socialFeedUrl.replace('{id}', id).replace('{limit}', '1');
    const [post] = listAt(jsonOf(await ask(url)), 'items');
    const lacks = ['id', 'permalink', 'image_url'].filter((name) => textAt(post, name) === '');
    if (lacks.length > 0) return `posts of feed ${id} lack ${lacks.join(', ')}`;
  }
  return undefined;
}

async function findReviews(settings: OtherSettings): Promise<Finding> {
  const { reviewsUrl, reviewsLocation, reviewsToken } = settings;
  if (!reviewsUrl || !reviewsToken) return NOT_USED;
  const path = '/v1/publication/review/external/location/statistics';
  const query = new URLSearchParams({ locationId: reviewsLocation });
  const answer = await ask(`${reviewsUrl.replace(/\/$/, '')}${path}?${query}`, {
    headers: { 'x-publication-api-token': reviewsToken },
  });
  return typeof at(jsonOf(answer), 'averageRating') === 'number' ? undefined : 'there is no score';
}

async function findAddress({ addressesUrl }: OtherSettings): Promise<Finding> {
  if (!addressesUrl) return NOT_USED;
  const query = new URLSearchParams({ fq: 'type:adres', rows: '1', fl: 'straatnaam,woonplaatsnaam' });
  query.append('fq', 'postcode:1012JS');
  query.append('fq', 'huisnummer:1');
  const url = `${addressesUrl.replace(/\/$/, '')}/search/v3_1/free?${query}`;
  const answer = jsonOf(await ask(url, { slow: SLOW }));
  return Array.isArray(at(answer, 'response.docs')) ? undefined : 'its answers are of another kind';
}

async function findVat({ vatCheckUrl }: OtherSettings): Promise<Finding> {
  if (!vatCheckUrl) return NOT_USED;
  const url = `${vatCheckUrl.replace(/\/$/, '')}/rest-api/ms/NL/vat/000000000B00`;
  const answer = jsonOf(await ask(url, { slow: SLOW }));
  return typeof at(answer, 'isValid') === 'boolean' ? undefined : 'its answers are of another kind';
}

/** Checks that the port accepts connections. Does not speak the protocol, which may require a password. */
const isListening = (address: string, usual: number): Promise<Finding> =>
  new Promise((done) => {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port || usual), timeout: 3_000 });
    const end = (finding: Finding): void => {
      socket.destroy();
      done(finding);
    };
    socket.once('connect', () => end(undefined));
    socket.once('timeout', () => end('nobody answers'));
    socket.once('error', () => end('nobody listens'));
  });

const check = (title: string, why: string, mend: string, run: Check['run']): Check => ({
  title,
  why,
  mend,
  optional: true,
  run,
});

/** Optional services of a shop. */
export function others(settings: OtherSettings): Subject[] {
  const { redisUrl, tracesEndpoint } = settings;
  const checks = [
    check(
      'analytics of the search service',
      'It learns nothing of clicks and purchases.',
      'Put TWEAKWISE_ANALYTICS_URL right, and let it allow the header Instance-Key to the shop.',
      () => findAnalytics(settings),
    ),
    check(
      'feed of posts',
      'Six empty places stand for them.',
      'Put SOCIAL_FEED_URL right: { items: [{ id, permalink, image_url }] }.',
      () => findFeed(settings),
    ),
    check(
      'score of reviews',
      'No score is shown.',
      'Put REVIEWS_URL, REVIEWS_LOCATION and REVIEWS_TOKEN right.',
      () => findReviews(settings),
    ),
    check('register of addresses', 'Shoppers type their street themselves.', 'Put ADDRESSES_URL right.', () =>
      findAddress(settings),
    ),
    check(
      'register of VAT numbers',
      'Only the form of a number is checked.',
      'Put VAT_CHECK_URL right.',
      () => findVat(settings),
    ),
    check('Redis', 'Every server keeps its own answers.', 'Start it, or put REDIS_URL right.', () =>
      redisUrl ? isListening(redisUrl, 6379) : NOT_USED,
    ),
    check(
      'collector of traces',
      'Nothing is traced.',
      'Start it, or put OTEL_EXPORTER_OTLP_ENDPOINT right.',
      () => (tracesEndpoint ? isListening(tracesEndpoint, 4318) : NOT_USED),
    ),
  ];
  // Independent of one another, hence one subject each.
  return checks.map((one) => ({ name: 'services', checks: [one] }));
}
