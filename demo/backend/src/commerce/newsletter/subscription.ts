import { hash, randomBytes } from 'node:crypto';
import type { NewsletterRow } from '../../database/rows.ts';
import { newsletterMail } from '../../mail/newsletter-letters.ts';
import { checkEmail, checkOrigin, noSuchChoice, originIn } from '../account/field-rules.ts';
import { limitKey } from '../shop-limits.ts';
import type { Shop } from '../shop.ts';
import { asText, type JsonObject } from '../transport/json-body.ts';
import { StoreError, storeError, violation } from '../transport/store-error.ts';
import type { StoreCall } from '../transport/store-routes.ts';

type Status = NewsletterRow['status'];

const OPTIONS = ['subscribe', 'direct', 'confirmSubscribe', 'unsubscribe'];

const notFound = (identifier: string) =>
  storeError(
    404,
    'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    `The NewsletterRecipient with the identifier "email" - ${identifier} was not found.`,
    { parameters: { identifier: 'email', value: identifier } },
  );

const newId = () => randomBytes(16).toString('hex');

const isReading = (status: Status | undefined) => status === 'optIn' || status === 'direct';

/** Status after a subscription. Customers skip confirmation for their own address; others confirm by mail. */
function statusAfter(shop: Shop, { session, body }: StoreCall, known: NewsletterRow | undefined): Status {
  const option = asText(body['option']);
  if (known && isReading(known.status)) return known.status;
  if (option === 'direct') return 'direct';
  if (option === 'confirmSubscribe') return 'optIn';
  const own = shop.sessions.customerOf(session)?.email.toLowerCase();
  return own === asText(body['email']).toLowerCase() ? 'direct' : 'notSet';
}

function checkForm(body: JsonObject): void {
  const option = asText(body['option']);
  const errors = [...checkEmail(body), ...checkOrigin(body)];
  if (!OPTIONS.includes(option)) errors.push(noSuchChoice('/option'));
  if (errors.length > 0) throw new StoreError(400, errors);
}

/** Subscribes an address, with confirmation by mail where required. @throws StoreError 400 or 429 */
export function subscribe(shop: Shop, call: StoreCall): Status {
  const { body, ip } = call;
  checkForm(body);
  const email = asText(body['email']).toLowerCase();
  if (body['option'] === 'unsubscribe') return unsubscribe(shop, body);
  shop.limits.newsletter.take(limitKey(email, ip));
  const { newsletter, transaction } = shop.database;
  const known = newsletter.byEmail(email);
  const status = statusAfter(shop, call, known);
  const now = shop.options.clock();
  const recipient = known ?? { id: newId(), email, hash: newId(), createdAt: now, confirmedAt: null };
  transaction(() => {
    newsletter.save({ ...recipient, status, confirmedAt: isReading(status) ? now : null });
    if (status !== 'notSet') return;
    const url = `${originIn(body)}/newsletter-subscribe?em=${hash('sha1', email)}&hash=${recipient.hash}`;
    shop.outbox.send(newsletterMail(email, url));
  });
  return status;
}

/** Confirms a subscription by the link of its mail. @throws StoreError 400 or 404 */
export function confirm({ database, options }: Shop, body: JsonObject): void {
  const recipient = database.newsletter.byHash(asText(body['hash']));
  if (!recipient) throw notFound(asText(body['hash']));
  if (asText(body['em']) !== hash('sha1', recipient.email)) {
    throw new StoreError(400, [
      violation('NOT_EQUAL_ERROR', '/em', 'This value should be equal to the e-mail address.'),
    ]);
  }
  database.newsletter.save({ ...recipient, status: 'optIn', confirmedAt: options.clock() });
}

/** Unsubscribes an address. @throws StoreError 400 or 404 */
export function unsubscribe({ database }: Shop, body: JsonObject): Status {
  const email = asText(body['email']);
  if (email === '') {
    throw storeError(400, 'CONTENT__MISSING_EMAIL_PARAMETER', 'The email parameter is missing.');
  }
  const recipient = database.newsletter.byEmail(email);
  if (!recipient) throw notFound(email);
  // A new hash, so that an old confirmation mail cannot resubscribe the address.
  database.newsletter.save({ ...recipient, status: 'optOut', hash: newId() });
  return 'optOut';
}
