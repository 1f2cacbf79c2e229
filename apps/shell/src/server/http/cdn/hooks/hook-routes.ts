import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../../settings/environment';
import { commerceHookKeys, contentHookKeys, searchHookKeys, UnknownHook } from './read-hooks';
import { signedByShopware, signedBySanity, signedWithSecret, type IsSigned } from './signatures';

/** Longest body of a webhook, in bytes. */
const MOST = 262_144;

interface HookOptions {
  config: Pick<
    ServerConfig,
    'contentHookSecret' | 'commerceHookSecret' | 'searchHookSecret' | 'searchProductKey'
  >;
  /** Purges these keys on every server and in every cache in front. */
  forget: (keys: readonly string[]) => void;
}

interface Hook {
  secret: string;
  isSigned: IsSigned;
  keysIn: (body: unknown) => string[];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new UnknownHook('The body must be JSON.');
  }
}

/**
 * Webhooks through which vendors report changes. They only trigger a new fetch, so repeated or late ones do no harm.
 * The rate limit for writes applies per address.
 */
export async function hookRoutes(app: FastifyInstance, { config, forget }: HookOptions): Promise<void> {
  const hooks: Record<string, Hook> = {
    content: { secret: config.contentHookSecret, isSigned: signedBySanity, keysIn: contentHookKeys },
    commerce: { secret: config.commerceHookSecret, isSigned: signedByShopware, keysIn: commerceHookKeys },
    search: {
      secret: config.searchHookSecret,
      isSigned: signedWithSecret,
      keysIn: (body) => searchHookKeys(body, config.searchProductKey),
    },
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const [name, { secret, isSigned, keysIn }] of Object.entries(hooks))
      scope.post<{ Body: string | undefined }>(
        `/hooks/${name}`,
        { bodyLimit: MOST },
        async (request, reply) => {
          const refuse = (statusCode: number, message: string) =>
            reply.code(statusCode).send({ statusCode, message });
          reply.header('cache-control', 'no-store');
          if (!secret) return refuse(404, `No secret is set for hooks of ${name}.`);
          const body = request.body ?? '';
          if (!(await isSigned(request.headers, body, secret)))
            return refuse(401, 'This is not signed with the secret of this shop.');
          try {
            const keys = keysIn(parsed(body));
            forget(keys);
            return await reply.send({ forgotten: keys });
          } catch (error) {
            if (error instanceof UnknownHook) return refuse(400, error.message);
            throw error;
          }
        },
      );
  });
}
