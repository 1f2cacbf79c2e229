import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { observer } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import { showInShop } from '../testing/shop';
import * as v from 'valibot';
import { required } from '../schema/field-rules';
import { ShopForm } from './shop-form';
import { useForm } from './use-form';

interface CityFormProps {
  send: () => Promise<void>;
  empties?: boolean;
}

const CityForm = observer(function CityForm({ send, empties }: CityFormProps) {
  const form = useForm({
    name: 'city',
    schema: v.object({ city: required('headless.form.error.city') }),
    send,
  });
  return (
    <ShopForm form={form} label="Plaats" submit="Opslaan" {...(empties && { empties })}>
      <TextField {...form.field('city')} label="Plaats" />
    </ShopForm>
  );
});

const city = () => screen.getByRole('textbox');

async function fillIn(props: CityFormProps, typed = 'Utrecht') {
  const { shopper } = showInShop(<CityForm {...props} />);
  if (typed) await shopper.type(city(), typed);
  const press = () => shopper.click(screen.getByRole('button', { name: 'Opslaan' }));
  await press();
  return { press };
}

describe('the form of a shopper', () => {
  test('takes the focus to the first mistake, each time, and never to a field without one', async () => {
    const send = jest.fn(async () => undefined);
    const { press } = await fillIn({ send }, '');
    expect(city()).toHaveFocus();
    await press();
    expect(city()).toHaveFocus();
    fireEvent.change(city(), { target: { value: 'Utrecht' } });
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(city()).not.toHaveFocus();
  });

  test('keeps the typed text after it was sent', async () => {
    await fillIn({ send: async () => undefined });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy', 'true');
    expect(city()).toHaveValue('Utrecht');
  });

  test('empties a secret after it was sent', async () => {
    await fillIn({ send: async () => undefined, empties: true });
    await waitFor(() => expect(city()).toHaveValue(''));
  });

  test('keeps even a secret when sending fails, and shows an alert', async () => {
    await fillIn({ send: () => Promise.reject(new Error('no')), empties: true });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(city()).toHaveValue('Utrecht');
  });

  test('shows no error and a busy button while it is being sent', async () => {
    await fillIn({ send: () => new Promise(() => undefined) });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });
});
