import { AwsClient } from 'aws4fetch';
import { sha256 } from './files.ts';
import { errorCode } from './s3-answers.ts';
import { StoreAway, StoreUnusable } from './store-errors.ts';

/** Address of a bucket, with its credentials. */
export interface S3Settings {
  /**
   * Scheme, host and port, e.g. `https://s3.eu-west-1.amazonaws.com`. The bucket is the first part of the path.
   */
  endpoint: string;
  bucket: string;
  /** Prefix of every key, empty or ending in a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Session token of temporary credentials. */
  sessionToken?: string;
  /** Timeout for one answer with its body, in ms. A repeatable request waits at most three times as long. */
  timeoutMs?: number;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key below the prefix; absent for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** Never repeated: when the answer gets lost, the outcome is unknown. */
  once?: boolean;
}

interface S3Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** True when an earlier try's answer got lost. */
  isRepeated: boolean;
}

/** One bucket of an S3 server. */
export interface S3Bucket {
  /** Name of the bucket in messages. */
  name: string;
  prefix: string;
  /**
   * Returns any answer except "busy", "not allowed", "no such bucket" and "elsewhere".
   * Those throw a StoreAway or a StoreUnusable.
   */
  ask(request: S3Request): Promise<S3Answer>;
}

const TRIES = 3;
const PAUSE_MS = 100;
const DEFAULT_TIMEOUT_MS = 20_000;

const encoded = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

const isBusy = (status: number): boolean => (status >= 500 && status !== 501) || status === 429;

const reasonOf = (error: unknown): string => {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'no answer in time';
  return cause instanceof Error
    ? cause.message || ((cause as NodeJS.ErrnoException).code ?? message)
    : message;
};

/** Throws for permanent errors, with advice on the store's configuration. */
function refuse(name: string, { status, body }: Omit<S3Answer, 'isRepeated'>): void {
  const code = errorCode(body);
  const told = `${name} answers ${status}${code && ` ${code}`}`;
  if (status === 401 || status === 403)
    throw new StoreUnusable(`${told}: check its keys, what they may do, and this machine's clock.`);
  if (status >= 300 && status < 400)
    throw new StoreUnusable(`${told}: it is elsewhere; check the endpoint and region of the store.`);
  if (code === 'NoSuchBucket') throw new StoreUnusable(`${told}: create the bucket, or check its name.`);
}

/** A bucket behind the S3 API, with signed path-style requests. Sends nothing before its first use. */
export function s3Bucket(settings: S3Settings): S3Bucket {
  const { endpoint, bucket, prefix, timeoutMs = DEFAULT_TIMEOUT_MS } = settings;
  const client = new AwsClient({ ...settings, service: 's3', retries: 0 });
  const name = `The store s3://${bucket} at ${new URL(endpoint).host} (RELEASE_STORE)`;

  const askOnce = async ({ method, key, query, headers, body }: S3Request) => {
    const path = key === undefined ? bucket : `${bucket}/${encoded(prefix + key)}`;
    const url = new URL(path, `${endpoint}/`);
    for (const [field, value] of Object.entries(query ?? {})) url.searchParams.set(field, value);
    const signed = await client.sign(url.href, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
      ...(body && { body }),
    });
    const answer = await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return {
      status: answer.status,
      headers: answer.headers,
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };

  return {
    name,
    prefix,
    async ask(request) {
      let reason = '';
      let lost = false;
      for (let tried = 0; tried < (request.once ? 1 : TRIES); tried++) {
        if (tried) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tried * Math.random()));
        try {
          const answer = await askOnce(request);
          refuse(name, answer);
          if (!isBusy(answer.status)) return { ...answer, isRepeated: lost };
          reason = `it answers ${answer.status} ${errorCode(answer.body)}`.trim();
        } catch (error) {
          if (error instanceof StoreUnusable) throw error;
          reason = reasonOf(error);
        }
        lost = true;
      }
      throw new StoreAway(`${name} cannot be reached (${reason}): try again, or check its endpoint.`);
    },
  };
}

/** True when a PUT was done. Other servers may also answer 200, but without an ETag. */
export const isWritten = ({ status, headers }: S3Answer): boolean => status === 200 && headers.has('etag');

/** True when the bucket answers that it has no such key. */
export const isAbsent = ({ status, body }: S3Answer): boolean =>
  status === 404 && errorCode(body) === 'NoSuchKey';

/**
 * Error for an answer that no S3 server gives: a proxy, a login page or another service is at the address.
 */
export const notS3 = (bucket: S3Bucket, what: string): StoreUnusable =>
  new StoreUnusable(`${bucket.name} does not answer as S3 does (${what}): check the endpoint of the store.`);
