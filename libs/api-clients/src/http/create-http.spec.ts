import { answeringServer, json, type Answering } from '../testing/answering-server';
import { createHttp } from './create-http';
import { fetchTransport } from './fetch-transport';
import type { Transport, TransportRequest } from './transport';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function serving(answer: Answering) {
  const server = await answeringServer(answer);
  closers.push(server.close);
  return server;
}

describe('a request', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'that reads is tried once more after status %i, one that changes something is not [ERR-05]',
    async (status) => {
      const { origin, seen } = await serving((_, response) => json(response, {}, status));
      const http = createHttp({ baseUrl: origin });
      await expect(http.request('GET', '/read')).rejects.toMatchObject({ name: 'HttpError', status });
      expect(seen).toHaveLength(2);
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'] as const) {
        await expect(http.request(method, '/change')).rejects.toMatchObject({ status });
      }
      expect(seen).toHaveLength(2 + 4);
    },
  );

  test.each([400, 401, 403, 404, 412, 422, 501])(
    'that the server refuses with %i is not tried again [ERR-05]',
    async (status) => {
      const { origin, seen } = await serving((_, response) => json(response, {}, status));
      await expect(createHttp({ baseUrl: origin }).request('GET', '/read')).rejects.toMatchObject({ status });
      expect(seen).toHaveLength(1);
    },
  );

  test('succeeds when the second try does [ERR-05]', async () => {
    let tries = 0;
    const { origin } = await serving((_, response) =>
      json(response, { tries: (tries += 1) }, tries > 1 ? 200 : 503),
    );
    await expect(createHttp({ baseUrl: origin }).request('GET', '/read')).resolves.toEqual({ tries: 2 });
  });

  test('that breaks off is tried once more only when it reads, and then has status 0 [ERR-03] [ERR-05]', async () => {
    const { origin, seen } = await serving((_, response) => response.destroy());
    const http = createHttp({ baseUrl: origin });
    await expect(http.request('GET', '/read')).rejects.toMatchObject({
      name: 'NetworkError',
      status: 0,
      message: `[GET] "${origin}/read": 0 Network Error`,
    });
    expect(seen).toHaveLength(2);
    await expect(http.request('POST', '/change', { body: {} })).rejects.toMatchObject({ status: 0 });
    expect(seen).toHaveLength(3);
  });

  test.each<[string, Transport | undefined, number]>([
    ['axios', undefined, 2],
    ['fetch', fetchTransport, 1],
  ])('rejects with a network error when its answer breaks off half-way (%s)', async (_, transport, tries) => {
    const { origin, seen } = await serving((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"elements":');
      setTimeout(() => response.destroy(), 20);
    });
    const http = createHttp({ baseUrl: origin, ...(transport && { transport }) });
    await expect(http.request('GET', '/cut')).rejects.toMatchObject({ name: 'NetworkError', status: 0 });
    expect(seen).toHaveLength(tries);
  });

  test('names method, URL and status when it fails [ERR-05]', async () => {
    const { origin } = await serving((_, response) => json(response, {}, 404));
    await expect(
      createHttp({ baseUrl: `${origin}/api/` }).request('GET', '/x', { query: { a: 'b c' } }),
    ).rejects.toThrow(`[GET] "${origin}/api/x?a=b+c": 404 Not Found`);
  });

  test.each<[string, Transport | undefined]>([
    ['axios', undefined],
    ['fetch', fetchTransport],
  ])('that is not answered in time has status 408 (%s) [ERR-03]', async (_, transport) => {
    const { origin, seen } = await serving(() => undefined);
    const http = createHttp({ baseUrl: origin, timeoutMs: 400, ...(transport && { transport }) });
    await expect(http.request('GET', '/slow')).rejects.toMatchObject({
      name: 'TimeoutError',
      status: 408,
      statusText: 'timeout of 400ms exceeded',
    });
    expect(seen).toHaveLength(1);
  });

  test('takes at most 5,000,000 bytes of an answer by default', async () => {
    let asked: TransportRequest | undefined;
    const transport: Transport = async (request) => {
      asked = request;
      return { status: 204, statusText: '', headers: {}, text: '' };
    };
    await createHttp({ baseUrl: 'http://a.test', transport }).request('GET', '/');
    expect(asked?.maxBytes).toBe(5_000_000);
  });

  test('waits 10,000 ms for its answer by default [FED-04]', async () => {
    let asked: TransportRequest | undefined;
    const transport: Transport = async (request) => {
      asked = request;
      return { status: 204, statusText: '', headers: {}, text: '' };
    };
    await createHttp({ baseUrl: 'http://a.test', transport }).request('GET', '/');
    expect(asked?.timeoutMs).toBe(10_000);
  });

  test.each<[string, Transport | undefined]>([
    ['axios', undefined],
    ['fetch', fetchTransport],
  ])(
    'that the caller gives up rejects with the reason and leaves the server alone (%s)',
    async (_, transport) => {
      const giveUp = new AbortController();
      const { origin, seen } = await serving(() => giveUp.abort(new Error('left the page')));
      const http = createHttp({ baseUrl: origin, ...(transport && { transport }) });
      await expect(http.request('GET', '/slow', { signal: giveUp.signal })).rejects.toThrow('left the page');
      await expect(http.request('GET', '/never', { signal: giveUp.signal })).rejects.toThrow('left the page');
      expect(seen.map(({ path }) => path)).toEqual(['/slow']);
    },
  );

  test.each<[string, Transport | undefined]>([
    ['axios', undefined],
    ['fetch', fetchTransport],
  ])('times out when its answer is still dripping in at the time limit (%s)', async (_, transport) => {
    const { origin } = await serving((_request, response) => {
      const dripping = setInterval(() => response.write(' '), 10);
      response.once('close', () => clearInterval(dripping));
    });
    const http = createHttp({ baseUrl: origin, timeoutMs: 150, ...(transport && { transport }) });
    await expect(http.request('GET', '/slow')).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test.each<[string, Transport | undefined]>([
    ['axios', undefined],
    ['fetch', fetchTransport],
  ])('reads an answer of the longest length, and refuses a longer one at once (%s)', async (_, transport) => {
    const { origin, seen } = await serving(({ path }, response) => {
      if (path === '/fits') return json(response, 'x'.repeat(998));
      response.writeHead(200);
      // The body never ends: a client that reads on would wait for it.
      response.write(JSON.stringify('x'.repeat(999)));
    });
    const http = createHttp({ baseUrl: origin, maxBytes: 1000, ...(transport && { transport }) });
    await expect(http.request('GET', '/fits')).resolves.toHaveLength(998);
    await expect(http.request('GET', '/long')).rejects.toMatchObject({
      name: 'TooLargeAnswerError',
      message: `The answer to GET ${origin}/long is longer than 1000 bytes.`,
    });
    expect(seen.map(({ path }) => path)).toEqual(['/fits', '/long']);
  });

  test('is retried no sooner than retry-after allows, and not at all when that exceeds its timeout', async () => {
    const times: number[] = [];
    const { origin } = await serving(({ path }, response) => {
      times.push(performance.now());
      json(response, {}, 429, { 'retry-after': path === '/soon' ? '1' : '60' });
    });
    const http = createHttp({ baseUrl: origin, timeoutMs: 5000 });
    await expect(http.request('GET', '/soon')).rejects.toMatchObject({ status: 429 });
    const [first = 0, second = 0] = times;
    expect(second - first).toBeGreaterThan(990);
    await expect(http.request('GET', '/later')).rejects.toMatchObject({ status: 429 });
    expect(times).toHaveLength(3);
  });

  test('without a body in the answer gives undefined; one that is not JSON is refused', async () => {
    const { origin } = await serving(({ path }, response) => {
      response.statusCode = path === '/empty' ? 204 : 200;
      response.end(path === '/empty' ? undefined : '<html>');
    });
    const http = createHttp({ baseUrl: origin });
    await expect(http.request('POST', '/empty')).resolves.toBeUndefined();
    await expect(http.request('GET', '/html')).rejects.toMatchObject({ name: 'MalformedAnswerError' });
  });
});

describe('a file', () => {
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x80]);

  test('comes as it is, byte for byte', async () => {
    const { origin } = await serving((_, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes);
    });
    const file = await createHttp({ baseUrl: origin }).download('GET', '/file');
    expect(Buffer.from(new Uint8Array(file?.body ?? []))).toEqual(bytes);
    expect(file?.headers['content-type']).toBe('application/pdf');
  });

  test('that is not there is undefined', async () => {
    const { origin } = await serving((_, response) => void response.writeHead(204).end());
    await expect(createHttp({ baseUrl: origin }).download('GET', '/file')).resolves.toBeUndefined();
  });

  test('rejects with the server’s status and errors when it is refused', async () => {
    const { origin } = await serving((_, response) => json(response, { errors: [{ code: 'NO' }] }, 403));
    await expect(
      createHttp({ baseUrl: origin }).download('POST', '/file', { body: {} }),
    ).rejects.toMatchObject({
      status: 403,
      body: { errors: [{ code: 'NO' }] },
    });
  });
});
