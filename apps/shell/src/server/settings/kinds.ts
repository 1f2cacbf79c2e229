import * as v from 'valibot';

/** The kinds of value that a setting can have; each fails with words that go on after its name. */

const webAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

const ADDRESS = 'must be an address that begins with http:// or https://';

export const address = v.pipe(v.string(), v.check(webAddress, ADDRESS));

/** An address, or nothing: the service is not used. */
export const addressOrNone = v.pipe(
  v.string(),
  v.check((text) => text === '' || webAddress(text), ADDRESS),
);

/** An address in which `{id}` and `{limit}` stand for what is asked, or nothing. */
export const feedAddress = v.pipe(
  addressOrNone,
  v.check((text) => text === '' || text.includes('{id}'), 'must have {id} where the number of the feed goes'),
);

/** Scheme, host and port alone. */
export const origin = v.pipe(
  address,
  v.check(
    (text) => !URL.canParse(text) || new URL(text).origin === text.replace(/\/$/, ''),
    'must be scheme and host alone, such as https://shop.example',
  ),
  v.transform((text) => text.replace(/\/$/, '')),
);

/** A whole number from `least` on, of the given unit. */
export const whole = (least: number, unit = '') =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least,
      `must be a whole number${unit && ` of ${unit}`}, ${least} or more`,
    ),
    v.transform(Number),
  );

/** A whole number, or nothing: it is not said. */
export const wholeOrNone = v.union([
  v.pipe(
    v.literal(''),
    v.transform(() => undefined),
  ),
  whole(0),
]);

export const port = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port, 0 to 65535'),
  v.transform(Number),
);

export const text = v.string();

export const someText = v.pipe(
  v.string(),
  v.check((given) => given.trim() !== '', 'must not be empty'),
);

/** One of a few words, in whatever case. */
export const word = <const W extends string>(...words: readonly W[]) =>
  v.pipe(v.string(), v.toLowerCase(), v.picklist(words, `must be ${words.join(' or ')}`));

/** `1` or `0`; nothing is `0`. */
export const yesOrNo = v.pipe(
  v.string(),
  v.picklist(['', '0', '1'], 'must be 1 or 0'),
  v.transform((given) => given === '1'),
);

const parts = (given: string): string[] =>
  given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `a,b`. */
export const list = v.pipe(v.string(), v.transform(parts));

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

/** `addressTable` whose addresses are ones that paths go on behind. */
export const folderTable = v.pipe(
  addressTable,
  v.check(
    (entries) => Object.values(entries).every((entry) => entry.endsWith('/')),
    'must be name=http://…/,name=http://…/, each with a slash at its end',
  ),
);

/** Address of a Redis, or nothing: each server keeps its own answers. */
export const redis = v.pipe(
  v.string(),
  v.check(
    (given) => given === '' || (/^rediss?:\/\//.test(given) && URL.canParse(given)),
    'must begin with redis:// or rediss://',
  ),
);
