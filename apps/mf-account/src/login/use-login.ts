import { loginSchema, useForm } from '@weefsel/forms';
import { useNavigate } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { loginFailure } from './login-failure';

/** Logs a shopper in and goes on to `destination`, a path of the shop; busy until that page is there. */
export function useLogin(destination: string) {
  const { session } = useStores();
  const navigate = useNavigate();
  return useForm({
    schema: loginSchema,
    send: async ({ username, password }) => {
      await session.login({ username, password });
      await navigate(destination, { replace: true });
    },
    explain: loginFailure,
  });
}
