import type { SnippetKey } from '@weefsel/contracts/snippets';

/** Every field that the forms of the account have, by the backend's own names. */
export type FieldName =
  | 'username'
  | 'email'
  | 'emailConfirmation'
  | 'password'
  | 'newPassword'
  | 'newPasswordConfirm'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'street'
  | 'additionalAddressLine1'
  | 'zipcode'
  | 'city'
  | 'countryId'
  | 'phoneNumber';

export type Texts<F extends FieldName> = Record<F, string>;

/** What is wrong with each field; empty when nothing is. */
export type FieldErrors<F extends FieldName = FieldName> = Partial<Record<F, SnippetKey>>;

export const MISSING: Record<FieldName, SnippetKey> = {
  username: 'headless.login.emailMissing',
  email: 'headless.login.emailMissing',
  emailConfirmation: 'headless.accountForm.emailAgainMissing',
  password: 'headless.login.passwordMissing',
  newPassword: 'headless.accountForm.newPasswordMissing',
  newPasswordConfirm: 'headless.accountForm.passwordAgainMissing',
  firstName: 'headless.accountForm.firstNameMissing',
  lastName: 'headless.accountForm.lastNameMissing',
  company: 'headless.accountForm.wrong',
  street: 'headless.accountForm.streetMissing',
  additionalAddressLine1: 'headless.accountForm.wrong',
  zipcode: 'headless.accountForm.zipcodeMissing',
  city: 'headless.accountForm.cityMissing',
  countryId: 'headless.accountForm.countryMissing',
  phoneNumber: 'headless.accountForm.wrong',
};
