import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { findVarnish } from '../../../../tools/stage/find-varnish.ts';
import { startOwnVarnish } from '../../../../tools/stage/own-varnish.ts';
import { expect, test } from '../shopper.ts';

const [ONE, OTHER, FRONT] = [4516, 4517, 4518] as const;

interface Write {
  port: number;
  body: string;
  headers: IncomingHttpHeaders;
}

/** A server in place of a shell; records its writes. */
function shell(port: number, told: Write[]): Promise<Server> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method === 'POST') told.push({ port, body, headers: request.headers });
      response.end(body);
    });
  });
  return new Promise((ready) => server.listen(port, '127.0.0.1', () => ready(server)));
}

const end = (server: Server): void => {
  server.closeAllConnections();
  server.close();
};

test('writes that meet a shell which has just gone are given to the other one, each under one name', async () => {
  test.setTimeout(400_000);
  findVarnish();
  const told: Write[] = [];
  const [one, other] = [await shell(ONE, told), await shell(OTHER, told)];
  const front = await startOwnVarnish(FRONT, [ONE, OTHER]);
  const post = async (body: string) => {
    const headers = { 'x-write-id': 'of-a-visitor', 'x-write-again': 'yes' };
    const answer = await fetch(`${front.url}/cart`, { method: 'POST', body, headers });
    return [answer.status, await answer.text()];
  };
  try {
    for (let n = 0; n < 20; n += 1) expect(await post(`both ${n}`)).toEqual([200, `both ${n}`]);
    expect(new Set(told.map(({ port }) => port)).size).toBe(2);
    end(one);
    const before = told.length;
    // No probe has reported the loss to the cache yet.
    const bodies = Array.from({ length: 60 }, (_, n) => `one is gone ${n}`);
    expect(await Promise.all(bodies.map(post))).toEqual(bodies.map((body) => [200, body]));
    const after = told.slice(before);
    expect(after.map(({ body }) => body).sort()).toEqual([...bodies].sort());
    expect(after.filter(({ headers }) => headers['x-write-again']).length).toBeGreaterThan(0);
    // Only the cache assigns an id, unique for each write.
    expect(new Set(told.map(({ headers }) => headers['x-write-id'])).size).toBe(80);
    expect(told[0]?.headers['x-write-again']).toBeUndefined();
  } finally {
    await front.stop();
    end(other);
    end(one);
  }
});
