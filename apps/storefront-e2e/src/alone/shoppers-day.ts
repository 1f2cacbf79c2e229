import { createHash } from 'node:crypto';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One request of a day, with its shopper. */
export interface DaysRequest {
  path: string;
  headers: Record<string, string>;
  /** Key of the shared page: the path without campaign parameters. Undefined for a shopper's own page. */
  page?: string;
  /** Arm of the canary that its browser drew. */
  arm?: string;
}

export interface DaysAnswer {
  asked: DaysRequest;
  status: number;
  headers: IncomingHttpHeaders;
  /** Hash of the bytes. */
  hash: string;
  bytes: Buffer;
  /** Body as received: readable only without compression. */
  body: string;
}

/** Campaign parameters; their values differ per click, mail or advertisement. */
const CAMPAIGNS: readonly ((click: string) => string)[] = [
  (click) => `gclid=Cj0KCQ${click}&gad_source=1&gbraid=0AAAA${click}`,
  (click) => `utm_source=nieuwsbrief&utm_medium=email&utm_campaign=week-47&mc_eid=${click}`,
  (click) => `fbclid=IwAR${click}&utm_source=facebook&utm_medium=paid&utm_id=${click}`,
  (click) => `msclkid=${click}&utm_source=bing&utm_medium=cpc`,
  (click) => `srsltid=AfmBOo${click}`,
  (click) => `_gl=1*${click}*_ga*MTk5&utm_content=kaart`,
];

export interface DayOptions {
  /** Paths of pages, the most popular first. */
  paths: readonly string[];
  requests: number;
  chance: () => number;
  /** Cookie headers of shoppers with a session. `visits` adds those with an arm of a canary. */
  sessions: readonly string[];
  visits?: readonly { cookie: string; arm: string }[];
}

/**
 * A realistic day: few pages are popular, many are rare. The n-th page gets 1/n of the first one's requests. Two of
 * five requests come from campaigns, one of four from navigation within the shop. Some have a session. One of thirty is
 * for a shopper's own page.
 */
export function* aDay({
  paths,
  requests,
  chance,
  sessions,
  visits = [],
}: DayOptions): Generator<DaysRequest> {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(chance() * from.length)];
  const weights = paths.map((_, at) => 1 / (at + 1));
  const sum = weights.reduce((one, other) => one + other, 0);
  const somePath = (): string => {
    let left = chance() * sum;
    return paths.find((_, at) => (left -= weights[at] ?? 0) <= 0) ?? '/nl/';
  };
  for (let n = 0; n < requests; n += 1) {
    const encoding = chance() < 0.97 ? 'gzip, deflate, br, zstd' : 'gzip';
    const session = chance() < 0.3 ? (pick(sessions) ?? '') : '';
    const visit = pick(visits);
    const cookie = [session, visit?.cookie].filter(Boolean).join('; ');
    const headers = {
      accept: 'text/html',
      'accept-encoding': encoding,
      'user-agent': 'Chrome/156.0',
      ...(cookie && { cookie }),
    };
    const arm = visit && { arm: visit.arm };
    if (chance() < 1 / 30) {
      yield { path: '/cart', headers, ...arm };
      continue;
    }
    const [path = '/', query = ''] = somePath().split('?');
    const isNavigation = chance() < 0.25;
    const folder = path.endsWith('/') ? path : `${path}/`;
    const place = isNavigation ? `${folder}_payload.json` : path;
    const page = path + (query && `?${query}`);
    const campaign = !isNavigation && chance() < 0.5 ? pick(CAMPAIGNS)?.(chance().toString(36).slice(2)) : '';
    const both = chance() < 0.5 ? [query, campaign] : [campaign, query];
    const whole = both.filter(Boolean).join('&');
    yield { path: place + (whole && `?${whole}`), page, headers, ...arm };
  }
}

const HOST = { 'x-forwarded-host': 'weefsel.example', 'x-forwarded-proto': 'https' };

/** Sends a request like the balancer in front of the shop: for the public host. */
export function askAt(url: string, asked: DaysRequest, agent?: Agent): Promise<DaysAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { ...HOST, ...asked.headers, host: 'weefsel.example' };
    get(url + asked.path, { agent, headers }, (answer) => {
      buffer(answer).then((bytes) => {
        const hash = createHash('sha256').update(bytes).digest('hex');
        const { statusCode: status = 0, headers: said } = answer;
        resolve({ asked, status, headers: said, hash, bytes, body: bytes.toString() });
      }, reject);
    }).once('error', reject);
  });
}

/** Replays a day with concurrent shoppers; `seen` receives each response. */
export async function replay(
  url: string,
  day: Generator<DaysRequest>,
  shoppers: number,
  seen: (answer: DaysAnswer) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers });
  const shop = async (): Promise<void> => {
    for (let next = day.next(); !next.done; next = day.next()) seen(await askAt(url, next.value, agent));
  };
  await Promise.all(Array.from({ length: shoppers }, shop)).finally(() => agent.destroy());
}
