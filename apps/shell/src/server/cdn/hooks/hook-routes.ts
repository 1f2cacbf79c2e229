import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../environment';
import { commerceHookKeys, contentHookKeys, searchHookKeys, UnknownHook } from './read-hooks';
import { signedByShopware, signedBySanity, signedWithSecret, type IsSigned } from './signatures';

/** Longest body of a hook, in bytes. */
const MOST = 262_144;

export interface HookOptions {
  config: Pick<
    ServerConfig,
    'contentHookSecret' | 'commerceHookSecret' | 'searchHookSecret' | 'searchProductKey'
  >;
  /** Makes every server, and every cache in front, forget what these name. */
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
 * Where vendors say that something has changed. What they say is only a reason to ask them again, so a hook that comes
 * twice, or late, does no harm; how many an address may send is limited like all that writes.
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
