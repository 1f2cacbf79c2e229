import { useNavigate } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { useState } from 'react';
import { checkEmail, checkNewPassword, checkRequired } from '../form/check-fields';
import { NAME_FIELDS } from '../form/name-fields';
import { checkPlace, PLACE_FIELDS, toPlace } from '../form/to-place';
import { useForm } from '../form/use-form';

/** Makes an account and goes on to `destination`; `mailedTo` is set when the confirmation mail has to be answered first. */
export function useRegistration(destination: string) {
  const { session } = useStores();
  const navigate = useNavigate();
  const [mailedTo, setMailedTo] = useState('');

  const form = useForm({
    fields: [...NAME_FIELDS, 'email', 'password', ...PLACE_FIELDS],
    check: (typed) => ({
      ...checkRequired(typed, [...NAME_FIELDS]),
      ...checkEmail(typed, 'email'),
      ...checkNewPassword(typed, 'password'),
      ...checkPlace(typed),
    }),
    send: async (typed) => {
      const email = typed.email.trim();
      const customer = await session.register({
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        email,
        password: typed.password,
        billingAddress: toPlace(typed),
        acceptedDataProtection: true,
      });
      if (!customer.active || customer.doubleOptInRegistration) setMailedTo(email);
      else await navigate(destination, { replace: true });
    },
  });
  return { form, mailedTo };
}
