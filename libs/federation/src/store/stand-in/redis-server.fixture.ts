import { createServer, type AddressInfo, type Socket } from 'node:net';
import { luaEval, type LuaValue } from './lua-eval.fixture.ts';

const text = (value: string | undefined) =>
  value === undefined ? '$-1\r\n' : `$${value.length}\r\n${value}\r\n`;

/** The commands that a client has sent so far, each a list of words, and how many characters they took. */
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
      // Ends of lines may be in it, so it is taken by its length.
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

/** `*` and escaped signs only. */
const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replace(/\\(.)|\*|[^\w]/g, (all, sign) => (all === '*' ? '.*' : `\\${sign ?? all}`))}$`,
    's',
  );

/** What a Redis keeps: texts, and hashes of texts. */
interface Kept {
  texts: Map<string, string>;
  hashes: Map<string, Map<string, string>>;
}

const pairs = (words: string[]): [string, string][] =>
  words.flatMap((word, at) => (at % 2 ? [] : [[word, words[at + 1] ?? '']]));

/** What a script may call. */
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

/**
 * A Redis that keeps what it is told for as long as it runs: GET, SET, DBSIZE, HMGET, SCAN (all in one page) and EVAL, which
 * runs scripts as they are; and a polite answer to everything else.
 */
export async function redisServer(port = 0) {
  const kept = new Map<string, string>();
  const hashes = new Map<string, Map<string, string>>();
  const sockets = new Set<Socket>();
  const call = callOf({ texts: kept, hashes });
  const answerTo = ([name = '', key = '', value = '', ...more]: string[]): string => {
    if (name === 'GET') return text(kept.get(key));
    if (name === 'SET') kept.set(key, value);
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
