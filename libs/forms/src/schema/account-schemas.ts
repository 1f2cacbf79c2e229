import * as v from 'valibot';
import { again, email, line, newPassword, password, required } from './field-rules';
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

/** Proof that a guest owns an order: the postcode may be of any country. */
export const orderProofSchema = v.object({
  email: email(),
  zipcode: required('headless.form.error.zipcode'),
});
