import { email, required, optional } from '@weefsel/forms';
import * as v from 'valibot';

/** The order to withdraw. */
export const meantOrderSchema = v.object({
  orderNumber: required('headless.withdrawal.error.number', 20),
  email: email(),
});

/** Name, e-mail address for the receipt, and an optional reason. */
export const statementSchema = v.object({
  name: required('headless.withdrawal.error.name'),
  email: email(),
  reason: optional(),
});
