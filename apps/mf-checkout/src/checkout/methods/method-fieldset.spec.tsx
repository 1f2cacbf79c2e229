import { screen } from '@testing-library/react';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { showInShop } from '../../testing/stores-for';
import { MethodFieldset } from './method-fieldset';

const OPTIONS = [
  { id: 'home', title: 'Bezorgen aan huis', text: 'Door de bezorger', note: 'Gratis' },
  { id: 'store', title: 'Ophalen in de winkel' },
];

interface Plight {
  state?: 'idle' | 'loading' | 'ready' | 'failed';
  options?: typeof OPTIONS;
  error?: SnippetKey | null;
}

function show({ state = 'ready', options = OPTIONS, error = null }: Plight = {}) {
  const onChoose = jest.fn();
  const onRetry = jest.fn();
  const page = showInShop(
    <MethodFieldset
      legend="headless.checkout.chooseShipping"
      name="shipping-method"
      offer={{ state }}
      expected={2}
      chosen="store"
      {...{ options, error, onChoose, onRetry }}
    />,
  );
  return { ...page, onChoose, onRetry };
}

describe('a choice of methods', () => {
  test('names each with a word about it and what it costs, and takes another one [CRT-06]', async () => {
    const { shopper, onChoose } = show();
    expect(screen.getByRole('group', { name: 'Hoe wil je je bestelling krijgen?' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Ophalen in de winkel' })).toBeChecked();
    await shopper.click(screen.getByRole('radio', { name: 'Bezorgen aan huis Door de bezorger Gratis' }));
    expect(onChoose).toHaveBeenCalledWith('home');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows the error, also as the description of each option [CRT-06]', () => {
    show({ error: 'headless.checkout.methodMissing' });
    expect(screen.getByRole('alert')).toHaveTextContent('Maak een keuze.');
    for (const radio of screen.getAllByRole('radio'))
      expect(radio).toHaveAccessibleDescription('Maak een keuze.');
  });

  test.each(['idle', 'loading'] as const)('shows a loading text while it is %s [CRT-06]', (state) => {
    show({ state });
    expect(screen.getByRole('status')).toHaveTextContent('De mogelijkheden worden geladen…');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('that did not load can be asked for again [CRT-06]', async () => {
    const { shopper, onRetry } = show({ state: 'failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('De mogelijkheden laden niet.');
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('advises another address or contact when no method is offered [CRT-06]', () => {
    show({ options: [] });
    expect(screen.getByRole('alert')).toHaveTextContent(/Kies een ander adres of neem contact met ons op/);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});
