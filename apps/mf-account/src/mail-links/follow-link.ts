import { CommerceError } from '@weefsel/api-clients';

/** How following the link of a mail ended. `used` when it had been followed before. */
export type Confirmed = 'done' | 'used' | 'wrong';

const ALREADY = 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED';

/** Hands in the code of a mail. Rejects when the backend says nothing of the code. */
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
