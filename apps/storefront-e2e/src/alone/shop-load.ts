/** Shoppers who look at pages all the time, as browsers do. */
export interface ShopLoad {
  /** How many answers came whole so far. */
  answered: () => number;
  /** Sends them home; what went wrong, and which scripts of the shell the pages named. */
  end: () => Promise<{ wrong: string[]; shells: ReadonlySet<string> }>;
}

const FILE = /(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.(?:js|css|woff2))"/g;
const SCRIPT = /\/assets\/(main\.[0-9a-f]{8}\.js)/;

/** So many shoppers, each of whom asks for a page, all files that it names, and its payload, on connections that stay open. */
export function shopUnderLoad(url: string, paths: readonly string[], shoppers: number): ShopLoad {
  let running = true;
  let answered = 0;
  const wrong: string[] = [];
  const shells = new Set<string>();
  const ask = async (path: string): Promise<string> => {
    try {
      const answer = await fetch(url + path);
      const text = await answer.text();
      if (!answer.ok) wrong.push(`${path}: ${answer.status}`);
      answered += 1;
      return text;
    } catch (error) {
      wrong.push(`${path}: ${String((error as Error).cause ?? error)}`);
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
      return { wrong, shells };
    },
  };
}
