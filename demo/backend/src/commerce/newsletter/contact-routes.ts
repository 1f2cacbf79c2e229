import { contactMail } from '../../mail/contact-letter.ts';
import { checkEmail, checkLength, checkText } from '../account/field-rules.ts';
import { checkSalutation } from '../account/profile-form.ts';
import { limitKey } from '../shop-limits.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import { StoreError, violation } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

/** Recipient of the demo's questions. `.example` is a reserved domain. */
const CUSTOMER_SERVICE = 'klantenservice@weefsel.example';
const LONGEST_COMMENT = 10_000;
const THANKS = 'Bedankt voor je bericht. We antwoorden meestal binnen één werkdag.';

function checkComment(comment: string) {
  if (comment.length <= LONGEST_COMMENT) return [];
  const detail = `This value is too long. It should have ${LONGEST_COMMENT} characters or less.`;
  return [violation('TOO_LONG_ERROR', '/comment', detail, { '{{ limit }}': LONGEST_COMMENT })];
}

function ask(shop: Shop, { body, ip }: StoreCall) {
  const comment = asText(body['comment']);
  const errors = [
    ...checkSalutation(body),
    ...['firstName', 'lastName', 'phone'].flatMap((field) => checkLength(body, field)),
    ...checkEmail(body),
    ...checkText(body, 'subject'),
    ...(comment === '' ? checkText(body, 'comment') : checkComment(comment)),
  ];
  if (errors.length > 0) throw new StoreError(400, errors);
  const email = asText(body['email']);
  shop.limits.contact.take(limitKey(email, ip));
  shop.outbox.send(
    contactMail(CUSTOMER_SERVICE, {
      name: `${asText(body['firstName'])} ${asText(body['lastName'])}`.trim(),
      email,
      phone: asText(body['phone']),
      subject: asText(body['subject']),
      comment,
    }),
  );
  return { individualSuccessMessage: THANKS, apiAlias: 'contact_form_result' };
}

/** Route of the contact form. */
export function contactRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('POST', '/contact-form', (call) => ask(shop, call));
}
