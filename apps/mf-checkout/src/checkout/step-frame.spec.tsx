import { act, screen, within } from '@testing-library/react';
import { runInAction } from '@weefsel/stores';
import { showInShop } from '../testing/stores-for';
import { product } from '../testing/cart-backend';
import { backendWithGuest, checkoutAt } from '../testing/checkout-of';
import { StepFrame, StepsSkeleton } from './step-frame';
import type { Step } from './steps';

/** Renders the frame of a step, by default shipping, in a checkout at some step. */
async function showAt(step: Step, backend = backendWithGuest(), framed: Step = 'shipping') {
  const { checkout, stores } = await checkoutAt(step, backend);
  const page = showInShop(
    <StepFrame checkout={checkout} step={framed} result="Aan huis">
      <input aria-label="Keuze" />
    </StepFrame>,
    stores,
  );
  return { ...page, checkout, frame: within(screen.getByRole('region')) };
}

beforeEach(() => sessionStorage.clear());

describe('a step of the checkout', () => {
  test('that is open shows what there is to do, and leaves the focus where it was at first [CRT-06]', async () => {
    const { frame } = await showAt('shipping');
    expect(screen.getByRole('region', { name: 'Bezorging' })).toHaveAttribute('aria-current', 'step');
    expect(frame.getByRole('textbox', { name: 'Keuze' })).toBeVisible();
    expect(frame.getByText('2')).toBeVisible();
    expect(frame.queryByText('Aan huis')).not.toBeInTheDocument();
    expect(frame.queryByRole('button')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  test('that is done shows what was chosen, and can be opened: the focus goes along [CRT-06]', async () => {
    const { frame, checkout, shopper } = await showAt('payment');
    expect(screen.getByRole('region')).not.toHaveAttribute('aria-current');
    expect(frame.getByText('Aan huis')).toBeVisible();
    expect(frame.queryByRole('textbox')).not.toBeInTheDocument();
    await shopper.click(frame.getByRole('link', { name: 'Bezorging wijzigen' }));
    expect(checkout.step).toBe('shipping');
    expect(frame.getByRole('textbox')).toBeVisible();
    expect(frame.getByRole('heading', { name: 'Bezorging' })).toHaveFocus();
    expect(frame.getByRole('heading', { name: 'Bezorging' })).toHaveAttribute('tabindex', '-1');
  });

  test('that is to come shows neither [CRT-06]', async () => {
    const { frame } = await showAt('details');
    expect(frame.getByRole('heading', { name: 'Bezorging' })).toBeVisible();
    expect(frame.queryByText('Aan huis')).not.toBeInTheDocument();
    expect(frame.queryByRole('textbox')).not.toBeInTheDocument();
    expect(frame.queryByRole('button')).not.toBeInTheDocument();
  });

  test('cannot be opened while the order is on its way [CRT-07]', async () => {
    const { frame, checkout } = await showAt('review');
    act(() => void runInAction(() => (checkout.placing.state = { kind: 'busy' })));
    expect(frame.queryByRole('button')).not.toBeInTheDocument();
    expect(frame.getByText('Aan huis')).toBeVisible();
  });

  test('has its place among those that there are [CRT-06]', async () => {
    const download = product('patroon', 'Breipatroon', { states: ['is-download'] });
    const { frame } = await showAt('payment', backendWithGuest([download]), 'payment');
    expect(frame.getByText('2')).toBeVisible();
  });
});

test('the placeholders of the steps are numbered, with the height of an open one at the first only [CRT-06]', () => {
  showInShop(<StepsSkeleton />);
  const [text, ...steps] = screen.getByRole('status').children;
  expect(text).toHaveTextContent('Je bestelling wordt klaargezet…');
  expect(steps.map((step) => step.textContent)).toEqual(['1', '2', '3', '4']);
  expect(steps.map((step) => step.querySelectorAll('[style*="47rem"]').length)).toEqual([1, 0, 0, 0]);
});
