import type { SnippetKey } from '@weefsel/contracts/snippets';
import type {} from '@weefsel/ui/texts';
import * as v from 'valibot';
import { normalizeLine } from './normalize-line';
import { toMailDomain } from './to-mail-domain';

/** Characters that a password has at least. */
export const SHORTEST_PASSWORD = 8;

/** Characters that a field takes, unless its rule says otherwise. */
const LONGEST_TEXT = 200;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The key of a text, checked as such: Valibot takes any text as a message. */
export const key = (text: SnippetKey): string => text;

/** One line as it is meant, whatever was pasted. */
export const line = () => v.pipe(v.string(), v.transform(normalizeLine));

/** A text that may be left out. */
export const optional = () => v.pipe(line(), v.maxLength(LONGEST_TEXT, key('headless.form.error.tooLong')));

/** A text that has to be there. */
export const required = (missing: SnippetKey, longest = LONGEST_TEXT) =>
  v.pipe(line(), v.nonEmpty(missing), v.maxLength(longest, key('headless.form.error.tooLong')));

/** A text of a certain form. */
export const formed = (missing: SnippetKey, form: RegExp, wrong: SnippetKey) =>
  v.pipe(line(), v.nonEmpty(missing), v.regex(form, wrong));

/** A text of a certain form that may be left out; `form` fits the empty text too. */
export const optionallyFormed = (form: RegExp, wrong: SnippetKey) => v.pipe(line(), v.regex(form, wrong));

/** An e-mail address, at least in form. */
export const email = () =>
  v.pipe(
    formed('headless.form.error.email', EMAIL, 'headless.form.error.emailForm'),
    v.transform(toMailDomain),
  );

/** A password that is being chosen. */
export const newPassword = () =>
  v.pipe(
    v.string(),
    v.nonEmpty(key('headless.form.error.newPassword')),
    v.minLength(SHORTEST_PASSWORD, key('headless.form.error.passwordShort')),
  );
