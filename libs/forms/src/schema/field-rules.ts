import type { SnippetKey } from '@weefsel/contracts/snippets';
import type {} from '@weefsel/ui/texts';
import * as v from 'valibot';
import { normalizeLine } from './normalize-line';
import { toMailDomain } from './to-mail-domain';

/** Minimum length of a password, in characters. */
export const SHORTEST_PASSWORD = 8;

/** Default maximum length of a field, in characters. */
const LONGEST_TEXT = 200;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A text key, type-checked, because Valibot accepts any text as a message. */
export const key = (text: SnippetKey): string => text;

/** A normalised single line, also of pasted text. */
export const line = () => v.pipe(v.string(), v.transform(normalizeLine));

/** An optional text. */
export const optional = () => v.pipe(line(), v.maxLength(LONGEST_TEXT, key('headless.form.error.tooLong')));

/** A required text. */
export const required = (missing: SnippetKey, longest = LONGEST_TEXT) =>
  v.pipe(line(), v.nonEmpty(missing), v.maxLength(longest, key('headless.form.error.tooLong')));

/** A required text in a given format. */
export const formed = (missing: SnippetKey, form: RegExp, wrong: SnippetKey) =>
  v.pipe(line(), v.nonEmpty(missing), v.regex(form, wrong));

/** An optional text in a given format; `form` has to match the empty text too. */
export const optionallyFormed = (form: RegExp, wrong: SnippetKey) => v.pipe(line(), v.regex(form, wrong));

/** An e-mail address, checked by its format only. */
export const email = () =>
  v.pipe(
    formed('headless.form.error.email', EMAIL, 'headless.form.error.emailForm'),
    v.transform(toMailDomain),
  );

/** A new password. */
export const newPassword = () =>
  v.pipe(
    v.string(),
    v.nonEmpty(key('headless.form.error.newPassword')),
    v.minLength(SHORTEST_PASSWORD, key('headless.form.error.passwordShort')),
  );
