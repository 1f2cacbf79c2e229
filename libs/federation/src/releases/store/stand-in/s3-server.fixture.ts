import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned } from './s3-signature.fixture.ts';

interface S3Object {
  content: Buffer;
  etag: string;
  at: Date;
  headers: Record<string, string>;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Variations of the server's behaviour; a test sets them while it runs. */
export interface S3Manners {
  /** Conditions on PUT: like Amazon, refused as unknown (501), or written unconditionally. */
  conditions: 'kept' | 'refused' | 'ignored';
  /** Number of the next conditional writes that get a 409 ConditionalRequestConflict. */
  conflicts: number;
  /**
   * Overrides all: a custom answer, `hang`, `drop` (ends the connection), or `lose` (executes, then drops).
   */
  instead?: (request: IncomingMessage) => Answer | 'hang' | 'drop' | 'lose' | undefined;
}

export const S3_KEYS = { accessKeyId: 'STANDIN', secretAccessKey: 'stand-in-secret' };

const PAGE = 1000;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const fault = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}.</Message></Error>`,
});

/** Error for a write whose condition fails, as in Amazon's "conditional writes"; undefined when it holds. */
function refusal(headers: IncomingMessage['headers'], found: S3Object | undefined): Answer | undefined {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (noneMatch === '*' && found) return fault(412, 'PreconditionFailed');
  if (noneMatch !== undefined && noneMatch !== '*') return fault(501, 'NotImplemented');
  if (match === undefined) return undefined;
  if (!found) return fault(404, 'NoSuchKey');
  return match === found.etag ? undefined : fault(412, 'PreconditionFailed');
}

function put(
  objects: Map<string, S3Object>,
  key: string,
  { headers }: IncomingMessage,
  content: Buffer,
  manners: S3Manners,
): Answer {
  const isConditional = headers['if-match'] !== undefined || headers['if-none-match'] !== undefined;
  if (isConditional && manners.conditions === 'refused') return fault(501, 'NotImplemented');
  if (isConditional && manners.conflicts > 0) {
    manners.conflicts--;
    return fault(409, 'ConditionalRequestConflict');
  }
  const refused = manners.conditions === 'kept' && refusal(headers, objects.get(key));
  if (refused) return refused;
  const etag = `"${createHash('md5').update(content).digest('hex')}"`;
  const kept = Object.entries(headers).filter(([name]) =>
    /^x-amz-meta-|^content-type$|^cache-control$/.test(name),
  );
  objects.set(key, {
    content,
    etag,
    at: new Date(),
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
  });
  return { status: 200, headers: { etag } };
}

function page(objects: Map<string, S3Object>, query: URLSearchParams): Answer {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const rest = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const keys = rest.slice(0, PAGE);
  const entries = keys.map((key) => {
    const { at, content, etag } = objects.get(key) as S3Object;
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${escaped(etag)}</ETag><Size>${content.length}</Size></Contents>`;
  });
  const isTruncated = rest.length > keys.length;
  const next = isTruncated
    ? `<NextContinuationToken>${Buffer.from(keys.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
    : '';
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated><KeyCount>${keys.length}</KeyCount>${next}${entries.join('')}</ListBucketResult>`,
  };
}

/**
 * An S3 server with one bucket, `shop`, in memory: objects, metadata, pages of 1,000 and checked signatures.
 * Conditional writes are as in Amazon's description. Requests run one at a time, so none is ever half done.
 */
export async function s3Server() {
  const objects = new Map<string, S3Object>();
  const manners: S3Manners = { conditions: 'kept', conflicts: 0 };
  const asked: string[] = [];

  const answerTo = (request: IncomingMessage, body: Buffer): Answer => {
    const { method = '', url = '', headers } = request;
    if (!isSigned({ method, url, headers }, body, S3_KEYS.secretAccessKey))
      return fault(403, 'SignatureDoesNotMatch');
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const [, bucket, ...parts] = pathname.split('/').map(decodeURIComponent);
    const key = parts.join('/');
    if (bucket !== 'shop') return fault(404, 'NoSuchBucket');
    if (!key && method === 'GET') return page(objects, searchParams);
    if (method === 'PUT') return put(objects, key, request, body, manners);
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) return fault(404, 'NoSuchKey');
    const told = {
      ...found.headers,
      etag: found.etag,
      'last-modified': found.at.toUTCString(),
      'content-length': String(found.content.length),
    };
    return { status: 200, headers: told, ...(method === 'GET' && { body: found.content }) };
  };

  const send = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const instead = manners.instead?.(request);
    if (instead === 'hang') return;
    if (instead === 'drop') return void request.socket.destroy();
    const { status, headers, body: told } = instead && instead !== 'lose' ? instead : answerTo(request, body);
    if (instead === 'lose') return void request.socket.destroy();
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : told);
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    asked.push(`${request.method} ${request.url}`);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => send(request, response, Buffer.concat(chunks)));
    request.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    manners,
    /** Method and address of every request so far. */
    asked,
    endpoint: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
