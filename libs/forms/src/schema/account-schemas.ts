import * as v from 'valibot';
import { email, key, line, newPassword, required } from './field-rules';
import type { Typed } from './form-schema';
import { normalizeLine } from './normalize-line';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** A password that is known already: whatever it is, spaces too. */
const password = () => v.pipe(v.string(), v.nonEmpty(key('headless.form.error.password')));

/** What stands in another field, typed once more. */
const again = (missing: SnippetKey, other = '') =>
  v.pipe(
    v.string(),
    v.nonEmpty(missing),
    v.check((text) => text === other, key('headless.form.error.notSame')),
  );

/** What somebody logs in with. */
export const loginSchema = v.object({ username: email(), password: password() });

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
