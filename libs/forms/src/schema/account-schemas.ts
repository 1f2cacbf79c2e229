import * as v from 'valibot';
import { businessEntries } from '../business/business-schema';
import { addressSchema, HOME_COUNTRY } from './address-schema';
import { again, email, line, newPassword, password, phone, required } from './field-rules';
import type { Typed } from './form-schema';
import { normalizeLine } from './normalize-line';

/** What somebody logs in with. */
export const loginSchema = v.object({ username: email(), password: password() });

/** A first password, of somebody who ordered without one. */
export const firstPasswordSchema = v.object({ password: newPassword() });

/** A password chosen anew, typed twice. */
export const newPasswordSchema = (typed: Typed<'newPassword'>) =>
  v.object({
    newPassword: newPassword(),
    newPasswordConfirm: again('headless.form.error.passwordAgain', typed.newPassword),
  });

/** Another password for who knows the present one. */
export const passwordChangeSchema = (typed: Typed<'newPassword'>) =>
  v.object({ password: password(), ...newPasswordSchema(typed).entries });

/** An e-mail address by itself: of a newsletter, of somebody who forgot a password. */
export const emailSchema = v.object({ email: email() });

/** Another e-mail address for an account. */
export const newEmailSchema = (typed: Typed<'email'>) =>
  v.object({
    email: email(),
    emailConfirmation: v.pipe(
      line(),
      again('headless.form.error.emailAgain', normalizeLine(typed.email ?? '')),
    ),
    password: password(),
  });

/** An address of an account, with the phone number for questions about a delivery. */
export const addressBookSchema = (typed: Typed<'country'>) =>
  v.object({ ...addressSchema(typed.country).entries, phone: phone(typed.country ?? HOME_COUNTRY) });

/** What an account begins with: no more than commerce makes one of. */
export const registrationSchema = (typed: Typed<string>) =>
  v.object({
    email: email(),
    password: newPassword(),
    ...addressSchema(typed['country']).entries,
    ...businessEntries(typed),
  });

/** Proof that a guest owns an order: the postcode may be of any country. */
export const orderProofSchema = v.object({
  email: email(),
  zipcode: required('headless.form.error.zipcode'),
});
