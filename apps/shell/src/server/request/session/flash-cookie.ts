import '@fastify/cookie';
import { COOKIES, type FlashMessage } from '@weefsel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SnippetTexts } from '@weefsel/stores';

const ONE_MINUTE = 60;

const flashSchema = v.object({
  kind: v.picklist(['success', 'info', 'error']),
  text: v.pipe(v.string(), v.maxLength(100)),
  values: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(300)))),
});

/** Stores a message for the shopper's next own page. */
export function setFlash(reply: FastifyReply, said: FlashMessage, secure: boolean): void {
  const kept = { maxAge: ONE_MINUTE, path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
  reply.setCookie(COOKIES.said, JSON.stringify(said), kept);
}

function readFlash(text: string): v.InferOutput<typeof flashSchema> | undefined {
  try {
    return v.parse(flashSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The message of the previous page, once. Accepts only texts of the shop. */
export function takeFlash(
  request: FastifyRequest,
  reply: FastifyReply,
  texts: SnippetTexts,
): FlashMessage | undefined {
  const kept = request.cookies[COOKIES.said];
  if (!kept) return undefined;
  reply.clearCookie(COOKIES.said, { path: '/' });
  const said = readFlash(kept);
  return said && texts.has(said.text) ? (said as FlashMessage) : undefined;
}
