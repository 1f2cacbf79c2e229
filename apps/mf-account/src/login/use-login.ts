import { useNavigate } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { checkEmail, checkRequired } from '../form/check-fields';
import { useForm } from '../form/use-form';
import { loginFailure } from './login-failure';

/** Logs a shopper in and goes on to `destination`, a path of the shop; busy until that page is there. */
export function useLogin(destination: string) {
  const { session } = useStores();
  const navigate = useNavigate();
  return useForm({
    fields: ['username', 'password'],
    check: (typed) => ({ ...checkEmail(typed, 'username'), ...checkRequired(typed, ['password']) }),
    send: async ({ username, password }) => {
      await session.login({ username: username.trim(), password });
      await navigate(destination, { replace: true });
    },
    explain: loginFailure,
  });
}
