import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { createHmac } from 'node:crypto';
import { ask, NoAnswer, type Answer } from './ask.ts';
import type { Check, Finding, Subject } from './check.ts';
import { hasOwnPlugin, type KnownRoutes } from './own-plugin.ts';
import { at, textAt } from './read.ts';

export interface HookSettings {
  shopOrigin: string;
  contentHookSecret: string;
  commerceHookSecret: string;
  searchHookSecret: string;
}

interface Hook {
  /** Last path segment below `/hooks/`. */
  name: string;
  /** Name of the setting with the secret. */
  setting: string;
  secret: string;
  /** Payload that affects no page. */
  body: object;
  sign: (body: string, secret: string) => Promise<Record<string, string>>;
  /** Checks that the vendor sends hooks, where that can be requested. */
  sends?: Pick<Check, 'title' | 'mend' | 'run'>;
}

/** Id of a feed item and a document that never appear in the shop. */
const NOBODY = 'doctor';

const hooksOf = (settings: HookSettings, routes: KnownRoutes): Hook[] => [
  {
    name: 'content',
    setting: 'CONTENT_HOOK_SECRET',
    secret: settings.contentHookSecret,
    body: { _id: `drafts.${NOBODY}`, _type: 'page' },
    sign: async (body, secret) => ({
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
    }),
  },
  {
    name: 'commerce',
    setting: 'COMMERCE_HOOK_SECRET',
    secret: settings.commerceHookSecret,
    body: { data: { event: 'product.written', payload: [] } },
    sign: async (body, secret) => ({
      'shopware-shop-signature': createHmac('sha256', secret).update(body).digest('hex'),
    }),
    sends: {
      title: 'commerce has what sends hooks',
      mend: 'Install the shop’s own plugin, and put address and secret into its settings.',
      run: async () =>
        (await hasOwnPlugin(routes))
          ? undefined
          : 'the shop’s own plugin is not there; whether an app sends them cannot be seen',
    },
  },
  {
    name: 'search',
    setting: 'SEARCH_HOOK_SECRET',
    secret: settings.searchHookSecret,
    body: { items: [NOBODY] },
    sign: async (_body, secret) => ({ authorization: `Bearer ${secret}` }),
  },
];

const EXAMPLES = /^weefsel-\w+-hooks$/;
const isOnThisMachine = (origin: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

function findSecret({ secret }: Hook, origin: string): Finding {
  if (!secret) return 'there is none';
  return EXAMPLES.test(secret) && !isOnThisMachine(origin)
    ? 'it is the one of .env.example, which everybody knows'
    : undefined;
}

/** The shop's response to a hook; undefined when no shop runs at its address. */
async function send({ name, body, sign }: Hook, secret: string, origin: string): Promise<Answer | undefined> {
  const headers = await sign(JSON.stringify(body), secret);
  try {
    return await ask(`${origin}/hooks/${name}`, { method: 'POST', headers, body });
  } catch (error) {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  }
}

const NO_SHOP: Finding = { cannotTell: 'the shop does not answer at SHOP_ORIGIN' };
const TOO_MANY: Finding = { cannotTell: 'too many hooks were sent from here; try again in a minute' };

/** Checks that the shop accepts a hook with the vendor's signature. */
async function findTaken(hook: Hook, origin: string): Promise<Finding> {
  const answer = await send(hook, hook.secret, origin);
  if (!answer) return NO_SHOP;
  const { status, body } = answer;
  if (status === 429) return TOO_MANY;
  if (status === 401) return 'the shop that runs there has another secret';
  if (status === 404 && textAt(body, 'message').includes('secret'))
    return 'the shop that runs there has no secret for them';
  if (status !== 200) return `it answers ${status}`;
  return Array.isArray(at(body, 'forgotten')) ? undefined : 'what answers there is not the shop';
}

/** Checks that the shop rejects a hook with another signature. */
async function findRefused(hook: Hook, origin: string): Promise<Finding> {
  const answer = await send(hook, `${hook.secret}-of-somebody-else`, origin);
  if (!answer) return NO_SHOP;
  const { status } = answer;
  if (status === 401) return undefined;
  if (status === 429) return TOO_MANY;
  return status < 400 ? 'it is taken' : { cannotTell: `it answers ${status}` };
}

const LATE = 'What changes there shows when pages are old enough, not within two seconds.';

/**
 * Checks that the shop receives changes of its vendors. Sends hooks without effect to the shop at SHOP_ORIGIN: they
 * invalidate no page.
 */
export function hooks(settings: HookSettings, routes: KnownRoutes): Subject[] {
  const origin = settings.shopOrigin.replace(/\/$/, '');
  return hooksOf(settings, routes).map((hook): Subject => {
    const { name, setting, sends } = hook;
    return {
      name: 'hooks',
      checks: [
        {
          title: `secret of ${name}`,
          why: LATE,
          mend: `Set ${setting}, and the same at the vendor.`,
          optional: true,
          run: () => findSecret(hook, origin),
        },
        {
          title: `POST /hooks/${name}, rightly signed, is taken`,
          why: LATE,
          mend: `Give all servers of the shop the same ${setting}, and restart them.`,
          optional: true,
          run: () => findTaken(hook, origin),
        },
        {
          title: `POST /hooks/${name}, wrongly signed, is refused`,
          why: 'Anybody can make the shop fetch everything anew, as often as they like.',
          mend: 'Let nothing in front of the shop answer in its place.',
          run: () => findRefused(hook, origin),
        },
        ...(sends ? [{ ...sends, why: LATE, optional: true as const }] : []),
      ],
    };
  });
}
