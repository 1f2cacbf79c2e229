import { createServer, type AddressInfo, type Socket } from 'node:net';
import { luaEval, type LuaValue } from './lua-eval.fixture.ts';

const text = (value: string | undefined) =>
  value === undefined ? '$-1\r\n' : `$${value.length}\r\n${value}\r\n`;

/** A client's complete commands so far, as lists of words, and their length in characters. */
function readCommands(input: string): { commands: string[][]; taken: number } {
  const commands: string[][] = [];
  let at = 0;
  const line = (): string | undefined => {
    const end = input.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const found = input.slice(at, end);
    at = end + 2;
    return found;
  };
  for (let taken = 0; ; taken = at) {
    const count = Number(line()?.slice(1));
    const words: string[] = [];
    while (words.length < count) {
      const length = Number(line()?.slice(1));
      // A word may contain line endings, so its length decides.
      const word = input.slice(at, at + length);
      if (!(input.length >= at + length + 2)) return { commands, taken };
      at += length + 2;
      words.push(word);
    }
    if (!count) return { commands, taken };
    commands.push(words);
  }
}

const list = (values: string[]): string => `*${values.length}\r\n${values.join('')}`;

const whole = (value: number): string => `:${value}\r\n`;

/** Supports only `*` and escaped characters. */
const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replace(/\\(.)|\*|[^\w]/g, (all, sign) => (all === '*' ? '.*' : `\\${sign ?? all}`))}$`,
    's',
  );

/** Data of a Redis: texts, and hashes of texts. */
interface Kept {
  texts: Map<string, string>;
  hashes: Map<string, Map<string, string>>;
}

const pairs = (words: string[]): [string, string][] =>
  words.flatMap((word, at) => (at % 2 ? [] : [[word, words[at + 1] ?? '']]));

/** Commands that a script may call. */
function callOf({ texts, hashes }: Kept) {
  return (...[name = '', key = '', ...words]: string[]): LuaValue => {
    const hash = hashes.get(key);
    if (name === 'HGET') return hash?.get(words[0] ?? '') ?? false;
    if (name === 'HSET') {
      hashes.set(key, new Map([...(hash ?? []), ...pairs(words)]));
      return words.length / 2;
    }
    if (name === 'DEL') return Number(texts.delete(key) || hashes.delete(key));
    throw new Error(`The stand-in knows no ${name} in scripts.`);
  };
}

type Streams = Map<string, [id: string, field: string, value: string][]>;

const momentOf = (id: string): [number, number] => {
  const [ms = 0, nth = 0] = id.split('-').map(Number);
  return [ms, nth];
};

const isLater = (id: string, than: string): boolean => {
  const [[ms, nth], [otherMs, otherNth]] = [momentOf(id), momentOf(than)];
  return ms > otherMs || (ms === otherMs && nth > otherNth);
};

function addTo(streams: Streams, key: string, words: string[]): string {
  const [field = '', value = ''] = words.slice(words.indexOf('*') + 1);
  const known = streams.get(key) ?? [];
  const id = `${Date.now()}-${known.length}`;
  streams.set(key, [...known, [id, field, value]]);
  return id;
}

function readFrom(streams: Streams, words: string[]): string {
  const [key = '', last = ''] = words.slice(words.indexOf('STREAMS') + 1);
  const found = (streams.get(key) ?? []).filter(([id]) => isLater(id, last));
  const items = found.map(([id, field, value]) => list([text(id), list([text(field), text(value)])]));
  return items.length > 0 ? `%1\r\n${text(key)}${list(items)}` : '_\r\n';
}

/**
 * A Redis with data in memory for as long as it runs: GET, SET (with NX), DBSIZE, HMGET, SCAN (a single page).
 * Also streams (XADD with one field, XREAD of one stream), and EVAL, which runs scripts unchanged.
 * All other commands get a valid answer.
 */
export async function redisServer(port = 0) {
  const kept = new Map<string, string>();
  const hashes = new Map<string, Map<string, string>>();
  const streams: Streams = new Map();
  const sockets = new Set<Socket>();
  const call = callOf({ texts: kept, hashes });
  const answerTo = ([name = '', key = '', value = '', ...more]: string[]): string => {
    if (name === 'GET') return text(kept.get(key));
    if (name === 'SET' && more.includes('NX') && kept.has(key)) return '_\r\n';
    if (name === 'SET') kept.set(key, value);
    if (name === 'XADD') return text(addTo(streams, key, [value, ...more]));
    if (name === 'XREAD') return readFrom(streams, [key, value, ...more]);
    if (name === 'DBSIZE') return whole(kept.size + hashes.size);
    if (name === 'HMGET') return list([value, ...more].map((field) => text(hashes.get(key)?.get(field))));
    if (name === 'SCAN') {
      const pattern = patternOf(more[0] ?? '*');
      return list([text('0'), list([...hashes.keys()].filter((found) => pattern.test(found)).map(text))]);
    }
    if (name === 'EVAL') {
      const count = Number(value);
      return whole(Number(luaEval(key, more.slice(0, count), more.slice(count), call)));
    }
    return name === 'HELLO' ? '%1\r\n$5\r\nproto\r\n:3\r\n' : '+OK\r\n';
  };
  const server = createServer((socket) => {
    let input = '';
    sockets.add(socket);
    socket.on('data', (data) => {
      const { commands, taken } = readCommands((input += data.toString('latin1')));
      input = input.slice(taken);
      commands.forEach((command) => socket.write(answerTo(command), 'latin1'));
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    kept,
    port: address.port,
    url: `redis://127.0.0.1:${address.port}`,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
