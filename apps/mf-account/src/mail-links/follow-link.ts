import { CommerceError } from '@weefsel/api-clients';

/** Result of submitting a mail's code; `used` when it was submitted before. */
export type Confirmed = 'done' | 'used' | 'wrong';

const ALREADY = 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED';

/** Submits the code of a mail. Rejects when the response does not concern the code. */
export async function followLink(confirm: () => Promise<unknown>): Promise<Confirmed> {
  try {
    await confirm();
    return 'done';
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.has(ALREADY)) return 'used';
    if (error.status === 400 || error.status === 404) return 'wrong';
    throw error;
  }
}
