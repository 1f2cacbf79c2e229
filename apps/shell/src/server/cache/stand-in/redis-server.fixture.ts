import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

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
      const length = line();
      const word = length && line();
      if (word === undefined) return { commands, taken };
      words.push(word);
    }
    if (!count) return { commands, taken };
    commands.push(words);
  }
}

/** A Redis that keeps texts for as long as it runs: GET, SET and DBSIZE, and a polite answer to everything else. */
export async function redisServer(port = 0) {
  const kept = new Map<string, string>();
  const sockets = new Set<Socket>();
  const answerTo = ([name = '', key = '', value = '']: string[]): string => {
    if (name === 'GET') return text(kept.get(key));
    if (name === 'SET') kept.set(key, value);
    if (name === 'DBSIZE') return `:${kept.size}\r\n`;
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
