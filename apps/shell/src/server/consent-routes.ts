// The cookies of a request are in its type only where the plugin's types are seen.
import '@fastify/cookie';
import formBody from '@fastify/formbody';
import {
  choiceHolds,
  CONSENT_PURPOSES,
  COOKIES,
  newProof,
  paths,
  type ConsentProof,
  type ConsentPurpose,
} from '@weefsel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONSENT_FORM, CONSENT_ID, CONSENT_STYLE } from '../consent/consent-form';
import { CONSENT_PAGE_STYLE, consentPage } from './consent-page';
import { styledPolicy } from './security/content-policy';

/** Largest form that is read, in bytes. */
const MOST = 8192;

const YEAR_S = 365 * 24 * 60 * 60;

/** Shows the question, and leaves the end of the page room above it. */
const SHOWN = `#${CONSENT_ID}{display:block}body{padding-block-end:24rem}`;

type Form = Partial<Record<string, unknown>> | null;

const purposesIn = (value: unknown): ConsentPurpose[] => {
  const words = [value].flat().join(' ').split(' ');
  return CONSENT_PURPOSES.filter((purpose) => words.includes(purpose));
};

/** A path of this shop, whatever was sent; never that of the choice itself, which would lead to itself. */
export function pathToGoBackTo(from: unknown): string {
  const shop = 'http://shop.invalid';
  if (typeof from !== 'string' || !URL.canParse(from, shop)) return paths.home.to();
  const { pathname, search } = new URL(from, shop);
  // A path that begins with two slashes would be another host.
  const path = pathname.replace(/^\/+/, '/');
  return path.startsWith('/api/') ? paths.home.to() : path + search;
}

/** What was chosen without script, while it counts. */
function chosen({ cookies }: FastifyRequest): readonly ConsentPurpose[] | undefined {
  try {
    const proof = JSON.parse(cookies[COOKIES.consent] ?? '') as ConsentProof;
    return choiceHolds(proof, new Date()) ? purposesIn(proof.allowed) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The question what may be measured, without script: its style sheet, which differs by shopper, the page of the
 * purposes, and the form. A choice is kept in a cookie, as proof; without script nothing is measured in any case.
 * @param secure browsers reach the shop over https
 */
export async function consentRoutes(app: FastifyInstance, secure: boolean): Promise<void> {
  app.get(CONSENT_STYLE, (request, reply) =>
    reply
      .headers({ 'cache-control': 'private, no-store' })
      .type('text/css; charset=utf-8')
      .send(chosen(request) ? '' : SHOWN),
  );
  app.get(CONSENT_FORM.action, (request, reply) =>
    reply
      .headers({
        'cache-control': 'private, no-store',
        'content-security-policy': styledPolicy([CONSENT_PAGE_STYLE], ["'self'"]),
      })
      .type('text/html; charset=utf-8')
      .send(consentPage(pathToGoBackTo(request.headers.referer), chosen(request) ?? [])),
  );
  await app.register(async (forms) => {
    await forms.register(formBody, { bodyLimit: MOST });
    forms.post<{ Body: Form }>(CONSENT_FORM.action, { bodyLimit: MOST }, (request, reply) => {
      const proof = newProof(purposesIn(request.body?.[CONSENT_FORM.allowed]), new Date());
      return reply
        .setCookie(COOKIES.consent, JSON.stringify(proof), {
          path: '/',
          maxAge: YEAR_S,
          sameSite: 'lax',
          httpOnly: true,
          secure,
        })
        .header('cache-control', 'no-store')
        .redirect(pathToGoBackTo(request.body?.[CONSENT_FORM.from] ?? request.headers.referer), 303);
    });
  });
}
