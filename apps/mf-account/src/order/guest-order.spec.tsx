import { screen } from '@testing-library/react';
import type { RefusedForm } from '@weefsel/contracts';
import { AccountBackend } from '../testing/account-backend';
import { showInShop, storesFor } from '../testing/shop';
import { GuestOrder } from './guest-order';

const HREF = '/account/order/link-10042';

function showForm(refused?: RefusedForm) {
  const backend = new AccountBackend();
  const stores = storesFor(backend);
  stores.page.refused = refused;
  showInShop(<GuestOrder href={HREF} />, stores);
  return backend;
}

describe('the order of a guest [ACC-03]', () => {
  test('is asked for by a form that the browser sends to the page itself', () => {
    const backend = showForm();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Bekijk je bestelling' });
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('action');
    expect([...new FormData(form).keys()]).toEqual(['form', 'email', 'zipcode']);
    expect(new FormData(form).get('form')).toBe('prove');
    expect(backend.asked).not.toContain('POST /order');
  });

  test('that is refused keeps what was typed, and the focus goes to why', () => {
    const values = { email: 'gast@voorbeeld.nl', zipcode: '1234 AB' };
    showForm({ form: 'prove', failure: 'headless.order.guestWrong', errors: {}, values });
    expect(screen.getByRole('alert')).toHaveTextContent('Dit hoort niet bij deze bestelling.');
    expect(screen.getByLabelText('E-mailadres')).toHaveValue('gast@voorbeeld.nl');
    expect(screen.getByLabelText('Postcode van het factuuradres')).toHaveValue('1234 AB');
    expect(document.activeElement).toContainElement(screen.getByRole('alert'));
  });

  test('is asked for what was left open, at its field', () => {
    const values = { email: 'gast@voorbeeld.nl', zipcode: '' };
    showForm({ form: 'prove', errors: { zipcode: 'headless.form.error.zipcode' }, values });
    expect(screen.getByLabelText('Postcode van het factuuradres')).toHaveFocus();
  });

  test('can be looked at with an account too, which leads back here', () => {
    showForm();
    expect(screen.getByRole('link', { name: 'Ik heb een account' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Faccount%2Forder%2Flink-10042',
    );
  });
});
