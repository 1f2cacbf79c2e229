import type { Credentials } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';

export type CredentialErrors = Partial<Record<keyof Credentials, SnippetKey>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function checkEmail(email: string): SnippetKey | undefined {
  if (!email) return 'headless.login.emailMissing';
  return EMAIL.test(email) ? undefined : 'headless.login.emailInvalid';
}

/** What is wrong with each field before anything is sent; empty when nothing is. */
export function checkCredentials({ username, password }: Credentials): CredentialErrors {
  const email = checkEmail(username);
  return {
    ...(email && { username: email }),
    ...(!password && { password: 'headless.login.passwordMissing' }),
  };
}
