import * as v from 'valibot';
import { again, email, password } from './field-rules';
import type { Typed } from './form-schema';

/** An e-mail address by itself: of a newsletter, of somebody who forgot a password. */
export const emailSchema = v.object({ email: email() });

/** Another e-mail address for an account. */
export const newEmailSchema = (typed: Typed<'email'>) =>
  v.object({
    email: email(),
    emailConfirmation: v.pipe(
      v.string(),
      v.trim(),
      again('headless.form.error.emailAgain', typed.email?.trim()),
    ),
    password: password(),
  });
