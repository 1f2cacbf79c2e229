import * as v from 'valibot';
import { text } from '@weefsel/contracts/shapes';

/** How signing up for the newsletter went. */
export type NewsletterAnswer = v.InferOutput<typeof newsletterAnswer>;
export const newsletterAnswer = v.object({ success: v.boolean(), message: text });

/**
 * How an address stands on the list of the newsletter: `optIn`, `direct`, `notSet`, `optOut`; `undefined` in words when
 * it never was on it.
 */
export type NewsletterStatus = v.InferOutput<typeof newsletterStatus>['status'];
export const newsletterStatus = v.object({ status: v.string() });
