import * as v from 'valibot';
import { email, key, line, newPassword, required } from './field-rules';
import type { Typed } from './form-schema';
import { formatPostcode } from './format-postcode';
import { normalizeLine } from './normalize-line';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** An existing password: any text, spaces included. */
const password = () => v.pipe(v.string(), v.nonEmpty(key('headless.form.error.password')));

/** The repeated value of another field. */
const again = (missing: SnippetKey, other = '') =>
  v.pipe(
    v.string(),
    v.nonEmpty(missing),
    v.check((text) => text === other, key('headless.form.error.notSame')),
  );

/** Schema of a login. */
export const loginSchema = v.object({ username: email(), password: password() });

/** Schema of a new password, typed twice. */
export const newPasswordSchema = (typed: Typed<'newPassword'>) =>
  v.object({
    newPassword: newPassword(),
    newPasswordConfirm: again('headless.form.error.passwordAgain', typed.newPassword),
  });

/** Schema of a password change, with the present password. */
export const passwordChangeSchema = (typed: Typed<'newPassword'>) =>
  v.object({ password: password(), ...newPasswordSchema(typed).entries });

/** Schema of an e-mail address alone: for a newsletter, or for a forgotten password. */
export const emailSchema = v.object({ email: email() });

/** Schema of a change of an account's e-mail address. */
export const newEmailSchema = (typed: Typed<'email'>) =>
  v.object({
    email: email(),
    emailConfirmation: v.pipe(
      line(),
      again('headless.form.error.emailAgain', normalizeLine(typed.email ?? '')),
    ),
    password: password(),
  });

/**
 * Schema of a guest's proof of owning an order. The postcode may be of any country. It is formatted as the checkout
 * does: the commerce backend compares both, including spaces.
 */
export const orderProofSchema = v.object({
  email: email(),
  zipcode: v.pipe(
    required('headless.form.error.zipcode'),
    v.transform((postcode) => formatPostcode(postcode)),
  ),
});
