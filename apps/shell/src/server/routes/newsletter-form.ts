import formBody from '@fastify/formbody';
import type { Clients } from '@weefsel/api-clients';
import { checkForm, emailSchema } from '@weefsel/forms/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NEWSLETTER_FORM, pageAfter, type NewsletterOutcome } from '../../footer/newsletter/newsletter-post';

/** Largest form that is read, in bytes: an e-mail address and the page of the form. */
const MOST = 8192;

type Form = Partial<Record<string, unknown>> | null;

const fieldOf = (form: Form, name: string): string => {
  const value = form?.[name];
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * POST /api/newsletter: the footer's form without JavaScript. Redirects to its page with 303, so that a reload does not
 * resend it.
 */
export async function newsletterForm(
  app: FastifyInstance,
  { commerce }: Clients,
  shopOrigin: string,
): Promise<void> {
  const signUp = async (typed: string, request: FastifyRequest): Promise<NewsletterOutcome | undefined> => {
    if (!typed) return undefined;
    const { errors, texts } = checkForm(emailSchema, { email: typed });
    if (errors.email) return 'failed';
    try {
      // Never the host of the request, which a proxy may have changed: the mail links to the shop.
      const { success, message } = await commerce.newsletter.subscribe(texts.email, shopOrigin);
      if (!success) return 'failed';
      return message ? 'succes' : undefined;
    } catch (error) {
      request.log.error({ err: error }, 'An address could not be put on the list of the newsletter.');
      return 'failed';
    }
  };

  await app.register(async (forms) => {
    await forms.register(formBody, { bodyLimit: MOST });
    forms.post<{ Body: Form }>(NEWSLETTER_FORM.action, { bodyLimit: MOST }, async (request, reply) => {
      const outcome = await signUp(fieldOf(request.body, NEWSLETTER_FORM.email), request);
      return reply
        .header('cache-control', 'no-store')
        .redirect(pageAfter(fieldOf(request.body, NEWSLETTER_FORM.from), outcome), 303);
    });
  });
}
