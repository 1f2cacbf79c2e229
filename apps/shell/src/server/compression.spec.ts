/** @jest-environment node */
import { fromPartial } from '@total-typescript/shoehorn';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, compressBytes } from './compression';

function chosen(accepted?: string) {
  const said: Record<string, unknown> = {};
  const reply = fromPartial<FastifyReply>({ header: (name: string, value: unknown) => (said[name] = value) });
  const request = fromPartial<FastifyRequest>({ headers: { 'accept-encoding': accepted } });
  return { encoding: chooseEncoding(request, reply), said };
}

describe('an answer', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip2, brotli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('to a browser that takes %j travels as %s, and says so', (accepted, encoding) => {
    const { said, ...found } = chosen(accepted);
    expect(found.encoding).toBe(encoding);
    expect(said).toEqual({
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  });

  test.each(['once', 'quick', 'thorough', 'utmost'] as const)(
    'is the same after it was made small: %s',
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

  test('that is sent once is the same too when it is long', async () => {
    const bytes = Buffer.from('wol en katoen '.repeat(30_000));
    const [br, gzip] = await Promise.all([
      compressBytes(bytes, 'br', 'once'),
      compressBytes(bytes, 'gzip', 'once'),
    ]);
    expect([brotliDecompressSync(br).equals(bytes), gunzipSync(gzip).equals(bytes)]).toEqual([true, true]);
  });
});
