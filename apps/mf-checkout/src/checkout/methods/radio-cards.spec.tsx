import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { showInShop } from '../../testing/stores-for';
import { RadioCards, type RadioOption } from './radio-cards';

const home: RadioOption = { id: 'home', title: 'Aan huis', text: 'Door de bezorger', note: 'Gratis' };
const store: RadioOption = { id: 'store', title: 'Ophalen' };

function show(chosen: string, errorId?: string) {
  const onChoose = jest.fn();
  const page = showInShop(
    <>
      <RadioCards name="way" options={[home, store]} {...{ chosen, onChoose, errorId }} />
      <p id="why">Maak een keuze.</p>
    </>,
  );
  return { ...page, onChoose };
}

const radio = (name: string) => screen.getByRole('radio', { name });

describe('a choice of cards', () => {
  test('has one checked card, with texts on the cards that have them [CRT-06]', () => {
    show('home');
    expect(radio('Aan huis Door de bezorger Gratis')).toBeChecked();
    expect(radio('Ophalen')).not.toBeChecked();
    expect(radio('Ophalen').closest('label')?.querySelectorAll('span')).toHaveLength(2);
  });

  test('reports another card once, and the checked one not again [CRT-06]', async () => {
    const { shopper, onChoose } = show('home');
    await shopper.click(radio('Aan huis Door de bezorger Gratis'));
    expect(onChoose).not.toHaveBeenCalled();
    await shopper.click(radio('Ophalen'));
    expect(onChoose.mock.calls).toEqual([['store']]);
  });

  test('reports a card that was picked before hydration, and not the replaced one [CRT-06]', () => {
    const onChoose = jest.fn();
    const cards = <RadioCards name="way" options={[home, store]} chosen="home" onChoose={onChoose} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(cards);
    radio('Ophalen').click();
    render(cards, { container, hydrate: true });
    expect(onChoose.mock.calls).toEqual([['store']]);
  });

  test('is described by an error, if there is one [CRT-06]', () => {
    const { unmount } = show('', 'why');
    for (const card of screen.getAllByRole('radio'))
      expect(card).toHaveAccessibleDescription('Maak een keuze.');
    unmount();
    show('');
    for (const card of screen.getAllByRole('radio')) expect(card).not.toHaveAccessibleDescription();
  });
});
