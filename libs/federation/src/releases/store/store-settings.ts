import type { RedisSettings } from './redis-connection.ts';
import type { S3Settings } from './s3-bucket.ts';

/** Environment of a process: the settings by name. */
export type Env = Record<string, string | undefined>;

/** A setting that makes opening the store impossible; the message names it. */
export class BadStoreSetting extends Error {
  override readonly name = 'BadStoreSetting';
}

const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const PREFIX = /^([\w@-][\w@.+-]*\/)*$/;
const REDIS_PREFIX = /^[\w@.:+-]+$/;

/** An address without the user and password in it, for people. */
export const withoutPassword = (address: string): string => address.replace(/^([a-z\d+]+:\/\/)[^/]*@/i, '$1');

/** Checks the parameters of a URL. No message may contain the whole URL: it may hold a password. */
const known = (setting: string, url: URL, names: string[]): void => {
  const other = [...url.searchParams.keys()].find((name) => !names.includes(name));
  if (other) throw new BadStoreSetting(`${setting} has "${other}", which is none of ${names.join(', ')}.`);
};

/** Reads `s3://bucket/prefix?endpoint=…&region=…` and the keys beside it; throws a BadStoreSetting. */
export function s3Settings(env: Env): S3Settings {
  const text = env.RELEASE_STORE ?? '';
  if (!URL.canParse(text)) throw new BadStoreSetting(`RELEASE_STORE is no address: ${text}.`);
  const url = new URL(text);
  known('RELEASE_STORE', url, ['endpoint', 'region']);
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const folder = url.pathname.replace(/^\/|\/$/g, '');
  const prefix = folder && `${folder}/`;
  const accessKeyId = env.AWS_ACCESS_KEY_ID;
  const secretAccessKey = env.AWS_SECRET_ACCESS_KEY;
  const sessionToken = env.AWS_SESSION_TOKEN;
  if (!BUCKET.test(url.hostname))
    throw new BadStoreSetting(`RELEASE_STORE has no name of a bucket after s3://: "${url.hostname}".`);
  if (!PREFIX.test(prefix))
    throw new BadStoreSetting(`RELEASE_STORE has a prefix that is no path of the store: "${folder}".`);
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(endpoint) || !URL.canParse(endpoint))
    throw new BadStoreSetting(
      `RELEASE_STORE has an endpoint that is not scheme, host and port alone: ${endpoint}.`,
    );
  if (!accessKeyId || !secretAccessKey)
    throw new BadStoreSetting(
      'RELEASE_STORE is a bucket, so AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set.',
    );
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    bucket: url.hostname,
    prefix,
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
  };
}

/** Reads `redis://user:password@host:port/database?prefix=…`, or `rediss://`; throws a BadStoreSetting. */
export function redisSettings(env: Env): RedisSettings {
  const text = env.RELEASE_POINTERS ?? '';
  if (!/^rediss?:\/\//.test(text) || !URL.canParse(text) || !new URL(text).hostname)
    throw new BadStoreSetting(
      'RELEASE_POINTERS must be absent, or the address of a Redis such as redis://localhost:6379.',
    );
  const url = new URL(text);
  known('RELEASE_POINTERS', url, ['prefix']);
  if (!/^(\/\d*)?$/.test(url.pathname))
    throw new BadStoreSetting(`RELEASE_POINTERS has a database that is no number: ${url.pathname.slice(1)}.`);
  const prefix = url.searchParams.get('prefix') ?? 'weefsel:pointers:';
  if (!REDIS_PREFIX.test(prefix))
    throw new BadStoreSetting(
      `RELEASE_POINTERS has a prefix with signs that no key should have: "${prefix}".`,
    );
  url.search = '';
  return { url: url.href, prefix };
}
