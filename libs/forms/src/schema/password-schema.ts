import * as v from 'valibot';
import { again, email, newPassword, password } from './field-rules';
import type { Typed } from './form-schema';

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
