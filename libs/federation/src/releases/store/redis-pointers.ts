import { randomUUID } from 'node:crypto';
import { storePath, storePrefix } from './files.ts';
import { pointerValue, type Pointers } from './pointers.ts';
import { redisConnection, type RedisSettings } from './redis-connection.ts';

/** Sets tag and value if the tag is still the given one; an empty tag stands for no pointer. */
const MOVE = `
local now = redis.call('HGET', KEYS[1], 'tag')
if (now or '') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'tag', ARGV[2], 'value', ARGV[3])
return 1`;

const REMOVE = `
if redis.call('HGET', KEYS[1], 'tag') ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
return 1`;

/** A tag: the move's number and a random part, as a removed pointer restarts at 1. */
const tagAfter = (tag: string | undefined): string =>
  `${Number.parseInt(tag ?? '0', 10) + 1}-${randomUUID()}`;

const escaped = (prefix: string): string => prefix.replace(/[*?[\]^\\]/g, '\\$&');

/**
 * Pointers in a Redis: a hash of tag and value each, moved by a script, which Redis runs atomically.
 * They never expire. To keep them, Redis needs `appendonly yes` and a policy that never evicts them.
 * Every call rejects within twice the timeout with a StoreAway or StoreUnusable.
 * The connection recovers by itself.
 */
export function redisPointers(settings: RedisSettings): Pointers & { close(): void } {
  const redis = redisConnection(settings);
  const { prefix } = settings;
  const keyOf = (name: string): string => prefix + storePath(name);

  const change = async (name: string, script: string, words: string[]): Promise<boolean> => {
    const keys = [keyOf(name)];
    const told = `Whether the pointer ${name} was moved is not known; read it.`;
    return (await redis.ask(told, (client) => client.eval(script, { keys, arguments: words }))) === 1;
  };

  return {
    async read(name) {
      const key = keyOf(name);
      const [tag, value] = await redis.ask('', (client) => client.hmGet(key, ['tag', 'value']));
      return tag && value ? { tag, value } : undefined;
    },

    async move(name, value, found) {
      const tag = tagAfter(found?.tag);
      const isMoved = await change(name, MOVE, [found?.tag ?? '', tag, pointerValue(name, value)]);
      return isMoved ? { value, tag } : undefined;
    },

    remove: (name, found) => change(name, REMOVE, [found.tag]),

    async list(start) {
      const pattern = `${escaped(prefix + storePrefix(start))}*`;
      const names = new Set<string>();
      let cursor = '0';
      do {
        const page = await redis.ask('', (client) =>
          client.scan(cursor, { MATCH: pattern, COUNT: 500, TYPE: 'hash' }),
        );
        page.keys.forEach((key) => names.add(key.slice(prefix.length)));
        cursor = page.cursor;
      } while (cursor !== '0');
      return [...names].sort();
    },

    close: redis.close,
  };
}
