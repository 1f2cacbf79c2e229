import * as v from 'valibot';
import { businessEntries } from '../business/business-schema';
import { phone } from '../phone/phone-rule';
import { addressSchema, HOME_COUNTRY } from './address-schema';
import { email, newPassword } from './field-rules';
import type { Typed } from './form-schema';

/** Schema of an account's address, with the phone number for questions about a delivery. */
export const addressBookSchema = (typed: Typed<'country'>) =>
  v.object({ ...addressSchema(typed.country).entries, phone: phone(typed.country ?? HOME_COUNTRY) });

/** Schema of a registration: no more than commerce needs for an account. */
export const registrationSchema = (typed: Typed<string>) =>
  v.object({
    email: email(),
    password: newPassword(),
    ...addressSchema(typed['country']).entries,
    ...businessEntries(typed),
  });

/** Schema of a first password, for a customer who ordered without one. */
export const firstPasswordSchema = v.object({ password: newPassword() });
