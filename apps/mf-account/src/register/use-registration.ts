import type { Country } from '@weefsel/api-clients';
import { useNavigate } from '@weefsel/federation/runtime';
import { registrationSchema, toAddress, useForm } from '@weefsel/forms';
import { useStores } from '@weefsel/stores';
import { useState } from 'react';

/** Makes an account and goes on to `destination`; `mailedTo` is set when the confirmation mail has to be answered first. */
export function useRegistration(destination: string, countries: readonly Country[]) {
  const { session } = useStores();
  const navigate = useNavigate();
  const [mailedTo, setMailedTo] = useState('');

  const form = useForm({
    schema: registrationSchema,
    send: async ({ email, password, phone, ...address }) => {
      const { firstName, lastName } = address;
      const customer = await session.register({
        firstName,
        lastName,
        email,
        password,
        billingAddress: toAddress(address, phone, countries),
        acceptedDataProtection: true,
      });
      if (!customer.active || customer.doubleOptInRegistration) setMailedTo(email);
      else await navigate(destination, { replace: true });
    },
  });
  return { form, mailedTo };
}
