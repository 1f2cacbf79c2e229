import { CommerceError, type ApiError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { MISSING, type FieldErrors, type FieldName } from './form-texts';

const BY_CODE: Readonly<Record<string, SnippetKey>> = {
  TOO_LONG_ERROR: 'headless.accountForm.tooLong',
  TOO_SHORT_ERROR: 'headless.accountForm.passwordShort',
  STRICT_CHECK_FAILED_ERROR: 'headless.login.emailInvalid',
  INVALID_FORMAT_ERROR: 'headless.login.emailInvalid',
  CUSTOMER_EMAIL_NOT_UNIQUE: 'headless.accountForm.emailTaken',
  CUSTOMER_PASSWORD_NOT_CORRECT: 'headless.accountForm.passwordWrong',
  NOT_EQUAL_ERROR: 'headless.accountForm.notSame',
  ZIP_CODE_INVALID: 'headless.accountForm.zipcodeWrong',
};

/** A field by the last part of its pointer: `/billingAddress/street` is `street`. */
const fieldOf = ({ source }: ApiError) => source?.pointer?.split('/').at(-1) ?? '';

function textOf({ code = '' }: ApiError, field: FieldName): SnippetKey {
  const name = code.replace(/^VIOLATION::/, '');
  if (name === 'IS_BLANK_ERROR') return MISSING[field];
  return BY_CODE[name] ?? 'headless.accountForm.wrong';
}

/** What a backend that refused a form says about its fields, in Dutch; empty when it is about something else. */
export function refusedFields<F extends FieldName>(error: unknown, fields: readonly F[]): FieldErrors<F> {
  if (!(error instanceof CommerceError)) return {};
  const errors: FieldErrors<F> = {};
  for (const detail of error.details) {
    const field = fields.find((name) => name === fieldOf(detail));
    if (field) errors[field] ??= textOf(detail, field);
  }
  return errors;
}
