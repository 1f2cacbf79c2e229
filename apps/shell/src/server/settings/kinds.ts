import { isIP, isIPv4 } from 'node:net';
import * as v from 'valibot';

/** Kinds of settings. Their error messages continue a sentence that begins with the name. */

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

const webAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

const ADDRESS = 'must be an address that begins with http:// or https://';

/** A base address, without trailing slash. */
export const address = v.pipe(v.string(), v.check(webAddress, ADDRESS), v.transform(withoutSlash));

const addressAsItIs = v.pipe(
  v.string(),
  v.check((text) => text === '' || webAddress(text), ADDRESS),
);

/** A base address, or empty: the service is not used. */
export const addressOrNone = v.pipe(addressAsItIs, v.transform(withoutSlash));

/** An address with the placeholders `{id}` and `{limit}`, or empty. */
export const feedAddress = v.pipe(
  addressAsItIs,
  v.check((text) => text === '' || text.includes('{id}'), 'must have {id} where the number of the feed goes'),
);

/** Scheme, host and port only. */
export const origin = v.pipe(
  address,
  v.check(
    (text) => !URL.canParse(text) || `${new URL(text).origin}/` === new URL(text).href,
    'must be scheme and host alone, such as https://shop.example',
  ),
  v.transform((text) => new URL(text).origin),
);

/** A whole number from `least` to `most`, in the given unit. */
export const whole = (least: number, unit = '', most = Infinity) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number${unit && ` of ${unit}`}, ${least} ${most === Infinity ? 'or more' : `to ${most}`}`,
    ),
    v.transform(Number),
  );

/** A whole number, or empty for undefined. */
export const wholeOrNone = v.union(
  [
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    whole(0),
  ],
  'must be a whole number, 0 or more, or empty',
);

export const port = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port, 0 to 65535'),
  v.transform(Number),
);

export const text = v.string();

/** A container of Google Tag Manager, or empty. */
export const tagContainer = v.pipe(v.string(), v.regex(/^(GTM-[A-Z0-9]+)?$/, 'must be GTM-… or empty'));

export const someText = v.pipe(
  v.string(),
  v.check((given) => given.trim() !== '', 'must not be empty'),
);

/** An item number with the placeholder `{id}`. */
export const itemNumber = v.pipe(
  v.string(),
  v.includes('{id}', 'must have {id} where the number of the product goes'),
);

/** One of a few words, in any case. */
export const word = <const W extends string>(...words: readonly W[]) =>
  v.pipe(v.string(), v.toLowerCase(), v.picklist(words, `must be ${words.join(' or ')}`));

/** `1` or `0`, or their common synonyms; empty is `0`. */
export const yesOrNo = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['', '0', '1', 'false', 'no', 'true', 'yes'], 'must be 1 or 0'),
  v.transform((given) => ['1', 'true', 'yes'].includes(given)),
);

const parts = (given: string): string[] =>
  given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `a,b`. */
export const list = v.pipe(v.string(), v.transform(parts));

const PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** A named range, an IP address, or one with a prefix length or a mask. */
function isProxy(entry: string): boolean {
  if (PROXIES.includes(entry) || isIP(entry)) return true;
  const [address = '', range = '', ...rest] = entry.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isRange = /^[1-9]\d{0,2}$/.test(range) && Number(range) <= most;
  return rest.length === 0 && (isRange || (isIPv4(address) && isIPv4(range)));
}

/** `loopback,10.0.0.0/8`. */
export const proxies = v.pipe(
  list,
  v.check(
    (entries) => entries.every(isProxy),
    `must be ${PROXIES.join(', ')}, IP addresses, or ranges such as 10.0.0.0/8, with commas`,
  ),
);

/** Host and port of an address with or without scheme; empty when invalid. */
function hostIn(entry: string): string {
  const url = /^https?:\/\//i.test(entry) ? entry : `https://${entry}`;
  return URL.canParse(url) && new URL(url).pathname === '/' ? new URL(url).host : '';
}

/** `a.example,b.example:8080`, with or without a scheme. */
export const hosts = v.pipe(
  list,
  v.check((entries) => entries.every(hostIn), 'must be host names, such as pictures.example'),
  v.transform((entries) => entries.map(hostIn)),
);

/** A host name to listen on. */
export const hostName = v.pipe(
  v.string(),
  v.transform((given) => withoutSlash(given.replace(/^https?:\/\//i, ''))),
  v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
);

/** `http://…,https://…`. */
export const addresses = v.pipe(
  list,
  v.check((entries) => entries.every(webAddress), 'must be addresses that begin with http:// or https://'),
);

/** `a=1,b=2`. */
export const table = v.pipe(
  v.string(),
  v.transform(parts),
  v.check((entries) => entries.every((entry) => /^[^=]+=./.test(entry)), 'must be name=value,name=value'),
  v.transform((entries): Record<string, string> =>
    Object.fromEntries(
      entries.map((entry) => {
        const [name = ''] = entry.split('=', 1);
        return [name, entry.slice(name.length + 1)];
      }),
    ),
  ),
);

export const addressTable = v.pipe(
  table,
  v.check((entries) => Object.values(entries).every(webAddress), 'must be name=http://…,name=http://…'),
);

/** `addressTable` whose addresses end in a slash. */
export const folderTable = v.pipe(
  addressTable,
  v.check(
    (entries) => Object.values(entries).every((entry) => entry.endsWith('/')),
    'must be name=http://…/,name=http://…/, each with a slash at its end',
  ),
);

/** Address of a Redis, or empty: each server caches alone. */
export const redis = v.pipe(
  v.string(),
  v.check(
    (given) => given === '' || (/^rediss?:\/\//.test(given) && URL.canParse(given)),
    'must begin with redis:// or rediss://',
  ),
);
