import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** A constant load of shoppers, as browsers create it. */
export interface ShopLoad {
  /** Number of complete responses so far. */
  answered: () => number;
  /** Ends the load; returns the failures, and the shell scripts named by the pages. */
  end: () => Promise<{ wrong: string[]; shells: ReadonlySet<string> }>;
}

const FILE = /(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.(?:js|css|woff2))"/g;
const SCRIPT = /\/assets\/(main\.[0-9a-f]{8}\.js)/;

const answerTo = (address: string, agent: Agent): Promise<{ status?: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const request = get(address, { agent }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    });
    request.once('error', reject);
  });

/** Load of concurrent shoppers. Each requests a page, all its files and its payload, on keep-alive connections. */
export function shopUnderLoad(url: string, paths: readonly string[], shoppers: number): ShopLoad {
  let running = true;
  let answered = 0;
  const wrong: string[] = [];
  const shells = new Set<string>();
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * shoppers });
  const ask = async (path: string): Promise<string> => {
    try {
      const { status, body } = await answerTo(url + path, agent);
      if (status !== 200) wrong.push(`${path}: ${status}`);
      answered += 1;
      return body;
    } catch (error) {
      wrong.push(`${path}: ${String(error)}`);
      return '';
    }
  };
  const shop = async (first: number): Promise<void> => {
    for (let turn = first; running; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const html = await ask(path);
      if (!html.endsWith('</html>')) wrong.push(`${path} is not whole`);
      const script = SCRIPT.exec(html)?.[1];
      if (script) shells.add(script);
      const files = new Set([...html.matchAll(FILE)].map(([, file = '']) => file));
      await Promise.all([...files, ...(script ? [`/assets/${script}`] : [])].map(ask));
      await ask(`${path}_payload.json`);
    }
  };
  const all = Promise.all(Array.from({ length: shoppers }, (_, first) => shop(first)));
  return {
    answered: () => answered,
    end: async () => {
      running = false;
      await all;
      agent.destroy();
      return { wrong, shells };
    },
  };
}
