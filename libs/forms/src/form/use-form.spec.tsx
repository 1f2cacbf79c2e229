import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { observer } from '@weefsel/stores';
import { showInShop, storesInTest } from '../testing/shop';
import { NOT_LOGGED_IN, refusedWith } from '../testing/refused';
import * as v from 'valibot';
import { optional, required } from '../schema/field-rules';
import { useForm, type FormOptions } from './use-form';

type Sending = Pick<FormOptions<'email' | 'city'>, 'send' | 'explain'>;

/** The smallest form; it renders its state as text. */
const Form = observer(function Form(options: Sending) {
  const form = useForm({
    name: 'form',
    schema: v.object({ email: required('headless.form.error.email'), city: optional() }),
    ...options,
  });
  const { error: ofEmail, ...email } = form.field('email');
  const { error: ofCity, ...city } = form.field('city');
  const { isBusy, failure = '', refusals, sent } = form;
  return (
    <form
      aria-label="Formulier"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(new FormData(event.currentTarget));
      }}
    >
      <input aria-label="mail" {...email} />
      <input aria-label="stad" {...city} />
      <output>{JSON.stringify({ isBusy, ofEmail, ofCity, failure, refusals, sent })}</output>
    </form>
  );
});

const known = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const submit = () => fireEvent.submit(screen.getByRole('form'));

async function showForm(options: Partial<Sending> = {}, email = 'emma@voorbeeld.nl') {
  const send = jest.fn(options.send ?? (async () => undefined));
  const asked: string[] = [];
  const transport: Transport = async ({ method, url }) => {
    asked.push(`${method} ${new URL(url).pathname.replace('/store-api', '')}`);
    throw new Error('away');
  };
  const stores = storesInTest({ transport, token: 'session-of-earlier' });
  const page = showInShop(<Form {...options} send={send} />, stores);
  if (email) await page.shopper.type(screen.getByLabelText('mail'), email);
  return { ...page, asked, send };
}

describe('a form', () => {
  test('sends the values of its fields, and reports success', async () => {
    const { send } = await showForm();
    submit();
    expect(known()).toMatchObject({ isBusy: true, sent: 0, refusals: 0 });
    await waitFor(() => expect(known()).toEqual({ isBusy: false, failure: '', refusals: 0, sent: 1 }));
    expect(send).toHaveBeenCalledWith({ email: 'emma@voorbeeld.nl', city: '' });
  });

  test('is sent once while it is on its way, also by two presses at the same moment', async () => {
    let arrive = () => undefined as void;
    const { send } = await showForm({ send: () => new Promise((resolve) => (arrive = resolve)) });
    act(() => {
      submit();
      submit();
    });
    submit();
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => arrive());
    submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('is not sent with a missing field, and shows the error until the shopper types', async () => {
    const { send, shopper } = await showForm({}, '');
    submit();
    submit();
    expect(known()).toMatchObject({ ofEmail: 'Vul je e-mailadres in.', refusals: 2, isBusy: false });
    expect(send).not.toHaveBeenCalled();
    await shopper.type(screen.getByLabelText('mail'), 'e');
    expect(known()).not.toHaveProperty('ofEmail');
    submit();
    await waitFor(() => expect(known()).toMatchObject({ sent: 1, refusals: 2 }));
  });

  test('shows the backend’s field errors at the fields, and none above them', async () => {
    const { shopper, send } = await showForm();
    send.mockRejectedValueOnce(
      refusedWith(
        400,
        { code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', source: { pointer: '/email' } },
        { code: 'VIOLATION::IS_BLANK_ERROR', source: { pointer: '/city' } },
      ),
    );
    submit();
    await waitFor(() => expect(known()).toMatchObject({ refusals: 1, failure: '', isBusy: false, sent: 0 }));
    expect(known()).toMatchObject({ ofEmail: expect.stringMatching(/al een account/) });
    await shopper.type(screen.getByLabelText('mail'), 'x');
    expect(known()).not.toHaveProperty('ofEmail');
    expect(known()).toMatchObject({ ofCity: 'Vul je plaats in.' });
  });

  test('explains a refusal in its own words, else in those of all forms, and can be sent again', async () => {
    const explain = (error: unknown) =>
      error instanceof RangeError ? ('headless.form.error.notSame' as const) : undefined;
    const { send } = await showForm({ explain });
    send.mockRejectedValueOnce(new RangeError());
    submit();
    await waitFor(() =>
      expect(known()).toMatchObject({ failure: 'headless.form.error.notSame', refusals: 1 }),
    );
    send.mockRejectedValueOnce(new Error());
    submit();
    expect(known()).toMatchObject({ failure: '', isBusy: true });
    await waitFor(() => expect(known()).toMatchObject({ failure: 'headless.form.failed', refusals: 2 }));
    submit();
    await waitFor(() => expect(known()).toMatchObject({ failure: '', sent: 1, refusals: 2 }));
  });

  test('reads the session again only when the backend reports that the shopper is logged out [ACC-04]', async () => {
    const { send, asked } = await showForm();
    send.mockRejectedValueOnce(refusedWith(500));
    submit();
    await waitFor(() => expect(known()).toMatchObject({ refusals: 1 }));
    expect(asked).toEqual([]);
    send.mockRejectedValueOnce(refusedWith(403, { code: NOT_LOGGED_IN }));
    submit();
    await waitFor(() => expect(known()).toMatchObject({ refusals: 2 }));
    await waitFor(() => expect(asked).toContain('GET /context'));
  });
});
