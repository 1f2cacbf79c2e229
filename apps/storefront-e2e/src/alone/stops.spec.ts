import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startOwnShop } from '../own-shop/own-shop.ts';
import { expect, test } from '../shopper.ts';

const PORT = 4279;
/** Number of stops in a run. */
const STOPS = Number(process.env.STOPS ?? 3);
const SHOPPERS = 8;

/** Sends one request; resolves to its status or error. */
const ask = (agent: Agent): Promise<number | string> =>
  new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    get({ port: PORT, host: '127.0.0.1', path: '/nl/', agent }, (answer) => {
      answer.on('error', failed).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    }).on('error', failed);
  });

/** Sends requests on one connection until the port is closed; returns the distinct results. */
async function shop(): Promise<(number | string)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = new Set<number | string>();
  for (let answer = await ask(agent); answer !== 'ECONNREFUSED'; answer = await ask(agent)) seen.add(answer);
  agent.destroy();
  return [...seen];
}

test('a server that stops under load answers every accepted request with 200, and exits with code 0', async () => {
  test.setTimeout(60_000 + STOPS * 30_000);
  for (let stop = 1; stop <= STOPS; stop += 1) {
    const env = { DRAIN_SECONDS: '1', SERVER_PROCESSES: '2', PORT: String(PORT) };
    const own = await startOwnShop(PORT, { env });
    const shoppers = Array.from({ length: SHOPPERS }, shop);
    await setTimeout(1000);
    const code = await own.end();
    const answers = [...new Set((await Promise.all(shoppers)).flat())];
    expect({ stop, code, answers }).toEqual({ stop, code: 0, answers: [200] });
    await own.stop();
  }
});
