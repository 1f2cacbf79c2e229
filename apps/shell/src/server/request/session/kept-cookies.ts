import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Longest stored value, in characters: browsers refuse cookies above 4 kB. */
const LONGEST = 3500;

type Names = readonly string[] | undefined;

/** The cookies that a page declares, as the browser sends them. */
export const keptOf = ({ cookies }: FastifyRequest, names: Names = []): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = cookies[name];
      return value ? [[name, value]] : [];
    }),
  );

/** Stores the cookies that a page declares for 365 days, readable for scripts. An empty value deletes one. */
export function keep(
  reply: FastifyReply,
  values: Readonly<Record<string, string>> = {},
  names: Names = [],
  secure = false,
): void {
  for (const [name, value] of Object.entries(values)) {
    if (!names.includes(name) || value.length > LONGEST) continue;
    if (value) reply.setCookie(name, value, { maxAge: YEAR_IN_SECONDS, path: '/', sameSite: 'lax', secure });
    else reply.clearCookie(name, { path: '/' });
  }
}
