// The type of `request.cookies` needs this import.
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
import { CONSENT_FORM, CONSENT_ID, CONSENT_STYLE } from '../../consent/consent-form';
import { CONSENT_PAGE_STYLE, consentPage } from './consent-page';
import { styledPolicy } from '../http/security/content-policy';

/** Largest form that is read, in bytes. */
const MOST = 8192;

const YEAR_S = 365 * 24 * 60 * 60;

/** Shows the consent question, with space for it below the page. */
const SHOWN = `#${CONSENT_ID}{display:block}body{padding-block-end:24rem}`;

type Form = Partial<Record<string, unknown>> | null;

const purposesIn = (value: unknown): ConsentPurpose[] => {
  const words = [value].flat().join(' ').split(' ');
  return CONSENT_PURPOSES.filter((purpose) => words.includes(purpose));
};

/** Returns a path of this shop for any input. Never an API path: that of the form itself would loop. */
export function pathToGoBackTo(from: unknown): string {
  const shop = 'http://shop.invalid';
  if (typeof from !== 'string' || !URL.canParse(from, shop)) return paths.home.to();
  const { pathname, search } = new URL(from, shop);
  // A path with two leading slashes would be another host.
  const path = pathname.replace(/^\/+/, '/');
  return path.startsWith('/api/') ? paths.home.to() : path + search;
}

/** Choice made without script, while it is valid. */
function chosen({ cookies }: FastifyRequest): readonly ConsentPurpose[] | undefined {
  try {
    const proof = JSON.parse(cookies[COOKIES.consent] ?? '') as ConsentProof;
    return choiceHolds(proof, new Date()) ? purposesIn(proof.allowed) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The consent question without script: its style sheet, which differs by shopper, the page of the purposes, and the
 * form. The choice is stored in a cookie, as proof. Without script nothing is measured in any case.
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
