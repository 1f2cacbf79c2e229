import * as v from 'valibot';
import { addressSchema } from './address-schema';
import { email, newPassword, phone, required } from './field-rules';
import type { Typed } from './form-schema';

/** An address of an account, with the phone number for questions about a delivery. */
export const addressBookSchema = (typed: Typed<'country'>) =>
  v.object({ ...addressSchema(typed.country).entries, phone: phone() });

/** Everything that an account begins with. */
export const registrationSchema = (typed: Typed<'country'>) =>
  v.object({ email: email(), password: newPassword(), ...addressBookSchema(typed).entries });

/** What shows that an order is somebody's who has no account: the postcode may be of any country. */
export const orderProofSchema = v.object({
  email: email(),
  zipcode: required('headless.form.error.zipcode'),
});
