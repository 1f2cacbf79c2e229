import { fromPartial } from '@total-typescript/shoehorn';
import { screen } from '@testing-library/react';
import { showInShop } from '../../testing/shop';
import type { ProductPageData } from '../product-page-data';
import type { Selection } from '../product-selection';
import { ColourChoice } from './colour-choice';

const COLOURS = ['Zwart', 'Wit'].map((name) => ({ name, value: name.toLowerCase(), pictures: [] }));

/** Renders the colours of a blouse, some of them in stock. `select` records each choice. */
function show({
  colours = COLOURS,
  left = ['zwart', 'wit'],
  selection = { colour: 'zwart' } as Selection,
} = {}) {
  const select = jest.fn();
  const variants = colours.map(({ value }) => ({ id: value, colour: value, inStock: left.includes(value) }));
  const data = fromPartial<ProductPageData>({
    ...{ path: '/nl/blouse-1', colours, sizes: [], lengths: [], variants, defaultColour: 'zwart' },
  });
  return { ...showInShop(<ColourChoice data={data} selection={selection} select={select} />), select };
}
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('the colours of a product', () => {
  test('are links, with the chosen one named and marked as current [PDP-01]', () => {
    show({ selection: { colour: 'wit' } });
    const white = screen.getByRole('link', { name: 'Wit' });
    expect(white).toHaveAttribute('href', '/nl/blouse-1?kleur=wit');
    expect(white).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Zwart' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('region', { name: 'Kleur' })).toHaveTextContent(/^Kleur Wit/);
  });

  test('are marked as sold out, in name and attribute, when none is in stock [PDP-02]', () => {
    show({ left: ['zwart'] });
    expect(links()).toEqual(['Zwart', 'Wit, uitverkocht']);
    expect(screen.getByRole('link', { name: /Wit/ })).toHaveAttribute('data-sold-out', 'true');
    expect(screen.getByRole('link', { name: 'Zwart' })).toHaveAttribute('data-sold-out', 'false');
  });

  test('are chosen by a press, but not by one that asks for a new tab [PDP-01]', async () => {
    const { select, shopper } = show();
    const white = screen.getByRole('link', { name: 'Wit' });
    white.parentElement?.addEventListener('click', (event) => event.preventDefault());
    await shopper.keyboard('{Control>}');
    await shopper.click(white);
    await shopper.keyboard('{/Control}');
    expect(select).not.toHaveBeenCalled();
    await shopper.click(white);
    expect(select.mock.calls).toEqual([[{ colour: 'wit' }]]);
  });

  test('are named only when there is one, and not at all when it has no name', () => {
    const one = show({ colours: COLOURS.slice(0, 1) });
    expect([links(), one.container.textContent]).toEqual([[], 'Kleur Zwart']);
    one.unmount();
    expect(show({ colours: [{ name: '', value: 'zwart', pictures: [] }] }).container).toBeEmptyDOMElement();
  });
});
