import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { plain } from '../stage/plain.ts';
import type { Outcome, Recorder } from './recorder.ts';

/** Response received by a shopper's browser. */
export interface Answer {
  status: number;
  /** Path after redirects. */
  path: string;
  text: string;
  outcome: Outcome;
}

interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Timeout of a request, in ms. */
const TIMEOUT_MS = 30_000;
const MOST_REDIRECTS = 3;

const FILE = /(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.(?:js|css|woff2))"/g;

/** Host that the load balancer in front forwards. */
const HOST = 'weefsel.example';

/** Reason for an unusable page; undefined for a whole one. */
function whyNotShown(status: number, text: string): string | undefined {
  // A form's validation errors are shown with its page (422).
  if (status !== 200 && status !== 422) return String(status);
  const end = text.trimEnd();
  return end.endsWith('</html>') || (end.startsWith('{') && end.endsWith('}')) ? undefined : 'not whole';
}

/** A kept-alive connection that was closed. */
class Dropped extends Error {
  override readonly name = 'Dropped';
}

/** One shopper's browser: cookies, connections, and already loaded files. */
export class Visitor {
  readonly #urls: readonly string[];
  readonly #recorder: Recorder;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });
  readonly #cookies = new Map<string, string>();
  readonly #files = new Set<string>();

  /** `urls`: addresses of the shop. The next one is used when a connection is refused, as browsers and balancers do. */
  constructor(urls: readonly string[], recorder: Recorder) {
    this.#urls = urls;
    this.#recorder = recorder;
  }

  leave(): void {
    this.#agent.destroy();
  }

  /** Loads a page, or its payload, with all files that are new to this browser. */
  async page(path: string): Promise<Answer> {
    const answer = await this.#follow('GET', path);
    const files = [...answer.text.matchAll(FILE)].flatMap(([, file = '']) =>
      this.#files.has(file) ? [] : [file],
    );
    for (const file of files) this.#files.add(file);
    await Promise.all([...new Set(files)].map((file) => this.#file(file)));
    return answer;
  }

  /** Submits a form of a page, and loads the page that follows. */
  send(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    return this.#follow('POST', path, new URLSearchParams(fields).toString());
  }

  async #file(path: string): Promise<void> {
    const sent = this.#recorder.send();
    try {
      const { status } = await this.#ask('GET', path);
      sent.end(status === 200 ? 'answered' : 'failed', { what: `${path}: ${status}` });
    } catch (error) {
      sent.end('failed', { what: `${path}: ${String(error)}` });
    }
  }

  async #follow(method: string, path: string, body?: string, redirects = 0): Promise<Answer> {
    const sent = this.#recorder.send();
    const what = `${method} ${path}`;
    try {
      const raw = await this.#ask(method, path, body);
      const { status, headers } = raw;
      const isHit = headers['x-cache'] === 'hit';
      const to = headers['location'];
      if (status >= 300 && status < 400 && typeof to === 'string' && redirects < MOST_REDIRECTS) {
        sent.end('answered', { isPage: true });
        const { pathname, search } = new URL(to, `https://${HOST}${path}`);
        return await this.#follow('GET', pathname + search, undefined, redirects + 1);
      }
      const text = plain(raw.bytes, headers['content-encoding']);
      const isRefused = status === 503 && headers['retry-after'] !== undefined;
      const why = whyNotShown(status, text);
      const wrong: Outcome = isRefused ? 'refused' : 'failed';
      const outcome: Outcome = why === undefined ? 'answered' : wrong;
      sent.end(outcome, { isPage: true, isHit, what: `${what}: ${why}` });
      return { status, path, text, outcome };
    } catch (error) {
      sent.end('failed', { isPage: true, what: `${what}: ${String(error)}` });
      return { status: 0, path, text: '', outcome: 'failed' };
    }
  }

  async #ask(method: string, path: string, body?: string): Promise<Raw> {
    const [first = '', ...others] = this.#urls;
    try {
      return await this.#askAt(first, method, path, body);
    } catch (error) {
      // Retries after a kept-alive connection was closed, as browsers do.
      if (error instanceof Dropped) return this.#ask(method, path, body);
      const [next] = others;
      if (!next || (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      return this.#askAt(next, method, path, body);
    }
  }

  #askAt(url: string, method: string, path: string, body: string | undefined): Promise<Raw> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      host: HOST,
      'x-forwarded-host': HOST,
      'x-forwarded-proto': 'https',
      accept: 'text/html,application/json',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'user-agent': 'Chrome/156.0',
      ...(cookie && { cookie }),
      ...(body !== undefined && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
        origin: `https://${HOST}`,
        'sec-fetch-site': 'same-origin',
      }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url + path, { method, agent: this.#agent, headers }, (answer) => {
        for (const set of answer.headers['set-cookie'] ?? []) this.#keep(set);
        buffer(answer).then(
          (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }),
          reject,
        );
      });
      sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
      sent.once('error', (error: NodeJS.ErrnoException) =>
        reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new Dropped() : error),
      );
      sent.end(body);
    });
  }

  #keep(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (/;\s*max-age=0/i.test(set)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
