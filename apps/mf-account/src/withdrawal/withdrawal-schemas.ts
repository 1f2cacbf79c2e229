import { email, required, optional } from '@weefsel/forms';
import * as v from 'valibot';

/** Which order is meant. */
export const meantOrderSchema = v.object({
  orderNumber: required('headless.withdrawal.error.number', 20),
  email: email(),
});

/** Who gives something up, where the receipt goes, and a reason that nobody has to give. */
export const statementSchema = v.object({
  name: required('headless.withdrawal.error.name'),
  email: email(),
  reason: optional(),
});
