import type { Credentials } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { useNavigate } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { useState } from 'react';
import { checkCredentials, type CredentialErrors } from './check-credentials';
import { loginFailure } from './login-failure';

/** How far the login is. `done` lasts until the next page is there. */
export type LoginState =
  { kind: 'open'; errors: CredentialErrors; failure?: SnippetKey } | { kind: 'pending' } | { kind: 'done' };

const OPEN: LoginState = { kind: 'open', errors: {} };

/** Logs a shopper in and goes on to `destination`, a path of the shop. */
export function useLogin(destination: string) {
  const { session } = useStores();
  const navigate = useNavigate();
  const [state, setState] = useState(OPEN);
  const [attempts, setAttempts] = useState(0);

  const submit = async (credentials: Credentials) => {
    const errors = checkCredentials(credentials);
    setAttempts((count) => count + 1);
    if (Object.keys(errors).length > 0) return setState({ kind: 'open', errors });
    setState({ kind: 'pending' });
    try {
      await session.login(credentials);
      setState({ kind: 'done' });
      await navigate(destination, { replace: true });
    } catch (error) {
      setState({ kind: 'open', errors: {}, failure: loginFailure(error) });
    }
  };

  /** The shopper is mending a field, so what was said about it no longer holds. */
  const forget = (field: keyof Credentials) =>
    setState((now) => {
      if (now.kind !== 'open' || !now.errors[field]) return now;
      const errors = { ...now.errors };
      delete errors[field];
      return { ...now, errors };
    });

  return { state, attempts, submit: (credentials: Credentials) => void submit(credentials), forget };
}
