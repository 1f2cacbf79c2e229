import { fromPartial } from '@total-typescript/shoehorn';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { chooseEncoding, chooseOnceEncoding, compressBytes, compressOnce } from './compression';

function chosen(accepted?: string, by: typeof chooseOnceEncoding = chooseEncoding) {
  const said: Record<string, unknown> = {};
  const reply = fromPartial<FastifyReply>({ header: (name: string, value: unknown) => (said[name] = value) });
  const request = fromPartial<FastifyRequest>({ headers: { 'accept-encoding': accepted } });
  return { encoding: by(request, reply), said };
}

describe('an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip2, brotli', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, *', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity;q=0, *;q=0.1', 'br'],
    ['BR', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['zstd', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('to a browser that accepts %j is encoded as %s, with the matching headers', (accepted, encoding) => {
    const { said, ...found } = chosen(accepted);
    expect(found.encoding).toBe(encoding);
    expect(said).toEqual({
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  });

  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['zstd;q=0, br', 'br'],
    ['zstd', 'zstd'],
    ['*', 'zstd'],
    ['gzip', 'gzip'],
    ['', 'identity'],
  ])('that is sent once to a browser that accepts %j is encoded as %s', (accepted, encoding) => {
    expect(chosen(accepted, chooseOnceEncoding).encoding).toBe(encoding);
  });

  test.each(['quick', 'thorough', 'utmost'] as const)(
    'is the same after compression and decompression: %s',
    async (effort) => {
      const bytes = Buffer.from('wol en katoen '.repeat(500));
      const [br, gzip] = await Promise.all([
        compressBytes(bytes, 'br', effort),
        compressBytes(bytes, 'gzip', effort),
      ]);
      expect([brotliDecompressSync(br).equals(bytes), gunzipSync(gzip).equals(bytes)]).toEqual([true, true]);
      expect(Math.max(br.length, gzip.length)).toBeLessThan(bytes.length / 10);
      expect(await compressBytes(bytes, 'identity', effort)).toBe(bytes);
    },
  );

  test.each([300, 30_000])(
    'that is sent once is the same after decompression: a few words, %d times',
    async (times) => {
      const bytes = Buffer.from('wol en katoen '.repeat(times));
      const [zstd, br, gzip, plain] = await Promise.all(
        (['zstd', 'br', 'gzip', 'identity'] as const).map((encoding) => compressOnce(bytes, encoding)),
      );
      expect(zstdDecompressSync(zstd ?? '').equals(bytes)).toBe(true);
      expect(brotliDecompressSync(br ?? '').equals(bytes)).toBe(true);
      expect(gunzipSync(gzip ?? '').equals(bytes)).toBe(true);
      expect(plain).toBe(bytes);
    },
  );
});
