import { createHash } from 'node:crypto';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One request of a day, and whose it is. */
export interface DaysRequest {
  path: string;
  headers: Record<string, string>;
  /** What everybody gets at this address: the path without what campaigns put there. Undefined for a shopper's own page. */
  page?: string;
  /** The arm of a canary that its browser drew. */
  arm?: string;
}

export interface DaysAnswer {
  asked: DaysRequest;
  status: number;
  headers: IncomingHttpHeaders;
  /** Of its bytes. */
  hash: string;
  bytes: Buffer;
  /** As it came: readable when it was not compressed. */
  body: string;
}

/** What leads to a shop has such parameters; their values differ with every click, mail or advertisement. */
const CAMPAIGNS: readonly ((click: string) => string)[] = [
  (click) => `gclid=Cj0KCQ${click}&gad_source=1&gbraid=0AAAA${click}`,
  (click) => `utm_source=nieuwsbrief&utm_medium=email&utm_campaign=week-47&mc_eid=${click}`,
  (click) => `fbclid=IwAR${click}&utm_source=facebook&utm_medium=paid&utm_id=${click}`,
  (click) => `msclkid=${click}&utm_source=bing&utm_medium=cpc`,
  (click) => `srsltid=AfmBOo${click}`,
  (click) => `_gl=1*${click}*_ga*MTk5&utm_content=kaart`,
];

export interface DayOptions {
  /** Paths of pages, the best known first. */
  paths: readonly string[];
  requests: number;
  chance: () => number;
  /** Cookie headers of shoppers with a session, and of visits that drew a lot with the arm they drew. */
  sessions: readonly string[];
  visits?: readonly { cookie: string; arm: string }[];
}

/**
 * A day as shops have it: few pages are asked for often and many seldom (the n-th page 1/n as often as the first), two of five
 * requests come from campaigns, one of four is a navigation within the shop, some have a session, and one of thirty asks for
 * a shopper's own page.
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

/** Asks a server for something as the balancer in front of the shop does: for the one host that shoppers know. */
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

/** So many shoppers at once ask for everything of a day; `seen` gets each answer. */
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
