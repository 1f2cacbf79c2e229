import { screen } from '@testing-library/react';
import type { OrderWithdrawals } from '@weefsel/api-clients';
import { showPage } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { orderWithdrawals, RECEIPT } from '../testing/some-withdrawal';
import { Withdrawals } from './withdrawals';

function showWithdrawals(change: Partial<OrderWithdrawals> | null) {
  const extensions = change ? { shopWithdrawal: orderWithdrawals(change) } : {};
  const order = { ...someOrder(), extensions };
  return showPage(() => <Withdrawals order={order} />, '/account/order/link-10042');
}

const CONFIRMED = {
  ...RECEIPT,
  basis: 'law' as const,
  refund: 35.95,
  lines: [{ label: 'Linnen broek', quantity: 1 }],
};
const part = () => screen.queryByRole('heading', { name: 'Herroepen en retourneren' });

describe('an order', () => {
  test.each([
    ['in its days of the law', {}, 'Overeenkomst herroepen'],
    ['after them', { basis: 'shop' as const }, 'Retourneren'],
    ['that is not sent yet', { isUnsent: true, terms: null }, 'Annuleren of herroepen'],
  ])('%s has the matching withdrawal button', async (_when, change, name) => {
    await showWithdrawals(change);
    expect(screen.getByRole('button', { name })).toHaveAttribute('type', 'submit');
  });

  test('shows a withdrawal with its lines, code, state and refund', async () => {
    await showWithdrawals({ isOpen: false, withdrawals: [CONFIRMED] });
    expect(screen.getByText('R10042-1')).toBeVisible();
    expect(screen.getByText('Nog terug te sturen')).toBeVisible();
    expect(screen.getByText('1 × Linnen broek')).toBeVisible();
    expect(screen.getByText(/35,95/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('links to the label of a return', async () => {
    await showWithdrawals({ isOpen: false, withdrawals: [{ ...CONFIRMED, labelCode: 'eigen code' }] });
    expect(screen.getByRole('link', { name: 'Retourlabel printen of tonen' })).toHaveAttribute(
      'href',
      '/order/return-label?code=eigen+code',
    );
  });

  test('links to the carrier while a return parcel is expected or just received', async () => {
    const sent = { ...CONFIRMED, parcelCode: '3SWRET001004201' };
    const withdrawals = [sent, { ...sent, state: 'settled' }, { ...sent, state: 'received' }, CONFIRMED];
    await showWithdrawals({ isOpen: false, withdrawals });
    const links = screen.getAllByRole('link', { name: 'Volg je retour' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2].map(() => 'https://vervoerder.example/parcels/3SWRET001004201'),
    );
  });

  test('shows no withdrawal section after its period, or without the backend’s plugin', async () => {
    await showWithdrawals(null);
    expect(part()).not.toBeInTheDocument();
    await showWithdrawals({ isOpen: false });
    expect(part()).not.toBeInTheDocument();
  });
});
