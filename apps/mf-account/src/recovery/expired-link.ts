import { isRefusedFor } from '@weefsel/forms';

/** True when a password was refused because the link of its mail has expired. */
export const isExpiredLink = (error: unknown): boolean =>
  isRefusedFor(error, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED');
