import { act, screen } from '@testing-library/react';
import { ErrorSummary } from '@weefsel/forms';
import { observer } from '@weefsel/stores';
import { showInShop } from '../../testing/stores-for';
import { formOf, TYPED } from '../../testing/checkout-of';

/** Renders the summary above two fields, in a form with an invalid e-mail address. */
async function show() {
  const tab = await formOf();
  tab.type({ ...TYPED, email: 'noor', 'shipping.city': '' });
  const Summary = observer(() => (
    <ErrorSummary form="details" errors={tab.form.state.errors} refusals={tab.form.state.refusals} />
  ));
  const page = showInShop(
    <form>
      <Summary />
      <input name="email" aria-label="E-mailadres" />
      <input name="shipping.city" aria-label="Plaats" />
    </form>,
    tab.stores,
  );
  return { ...tab, ...page, save: () => act(() => tab.form.save()) };
}

beforeEach(() => sessionStorage.clear());

describe('the summary of errors in the details', () => {
  test('is absent before the form is sent [CRT-06]', async () => {
    await show();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  test('links to each field, and takes the focus at each attempt [CRT-06]', async () => {
    const { save, shopper } = await show();
    await save();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(/^Nog niet alles is goed ingevuld/);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dit is geen volledig e-mailadres. Denk aan het apenstaartje (@).',
      'Vul je plaats in.',
    ]);
    await shopper.click(screen.getByRole('link', { name: 'Vul je plaats in.' }));
    expect(screen.getByLabelText('Plaats')).toHaveFocus();
    expect(window.location.hash).toBe('');
    await save();
    expect(summary).toHaveFocus();
  });

  test('drops each corrected error, without taking the focus from the field [CRT-06]', async () => {
    const { save, type, shopper } = await show();
    await save();
    await shopper.click(screen.getByLabelText('Plaats'));
    act(() => type({ 'shipping.city': 'Amsterdam' }));
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByLabelText('Plaats')).toHaveFocus();
    act(() => type({ email: TYPED.email }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
