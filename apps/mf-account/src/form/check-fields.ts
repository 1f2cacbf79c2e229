import { MISSING, type FieldErrors, type FieldName } from './form-texts';

/** Characters that a password has at least. */
export const SHORTEST_PASSWORD = 8;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Fields that must not be empty. */
export function checkRequired<F extends FieldName>(
  texts: Readonly<Record<F, string>>,
  fields: readonly NoInfer<F>[],
): FieldErrors<F> {
  const errors: FieldErrors<F> = {};
  for (const field of fields) if (!texts[field].trim()) errors[field] = MISSING[field];
  return errors;
}

/** An e-mail address, at least in form. */
export function checkEmail<F extends FieldName>(texts: Readonly<Record<F, string>>, field: F): FieldErrors {
  const email = texts[field].trim();
  if (!email) return { [field]: MISSING[field] };
  return EMAIL.test(email) ? {} : { [field]: 'headless.login.emailInvalid' };
}

/** A password that is long enough. */
export function checkNewPassword<F extends FieldName>(
  texts: Readonly<Record<F, string>>,
  field: F,
): FieldErrors {
  const { length } = texts[field];
  if (length === 0) return { [field]: 'headless.accountForm.newPasswordMissing' };
  return length < SHORTEST_PASSWORD ? { [field]: 'headless.accountForm.passwordShort' } : {};
}

/** Something typed twice. */
export function checkSame<F extends FieldName>(
  texts: Readonly<Record<F, string>>,
  field: F,
  again: F,
): FieldErrors {
  if (!texts[again]) return { [again]: MISSING[again] };
  return texts[field] === texts[again] ? {} : { [again]: 'headless.accountForm.notSame' };
}
