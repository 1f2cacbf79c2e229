import { fromPartial } from '@total-typescript/shoehorn';
import type { Brand } from '@weefsel/api-clients';
import { screen } from '@testing-library/react';
import { blockContext } from '../../testing/block-context';
import { showInShop } from '../../testing/shop';
import type { ContentClients } from '../../content-clients';
import { BrandsDirectory } from './brands-directory';
import { reading, resolveBrands } from './to-brands-directory';

const revalidate = jest.fn();
jest.mock('@weefsel/federation/runtime', () => ({
  useRevalidator: () => ({ revalidate, state: 'idle' }),
}));

const brand = (name: string): Brand => ({ id: name, name, url: `/nl/merken/${name.toLowerCase()}/` });
const block = { _type: 'brandsDirectory', _key: 'k' } as const;
const all = [brand('Kade'), brand('Eik'), brand('Noord')];

async function resolved(query = '', list?: (gender?: string) => Promise<Brand[]>) {
  const lists = async (gender?: string) => (gender === 'dames' ? all.slice(0, 1) : all);
  const clients = fromPartial<ContentClients>({ commerce: { brands: { list: list ?? lists } } });
  const url = new URL(`http://shop/nl/merken/${query}`);
  const { signal } = new AbortController();
  return reading.toProps(
    block,
    blockContext({ resolved: await resolveBrands(block, { clients, url, signal }) }),
  );
}

const headings = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

describe('the brands directory', () => {
  test('groups brands under their letter, each leading to its own url [BLK-03] [ROU-12]', async () => {
    showInShop(<BrandsDirectory block={await resolved()} />);
    expect(headings()).toEqual(['e', 'k', 'n']);
    expect(screen.getByRole('link', { name: 'Eik' })).toHaveAttribute('href', '/nl/merken/eik/');
  });

  test('has an index of a to z and #; an empty letter leads to the next with brands, else the previous [BLK-04]', async () => {
    showInShop(<BrandsDirectory block={await resolved()} />);
    const index = screen.getByRole('navigation', { name: 'Merken van a tot z' });
    expect(index.querySelectorAll('a')).toHaveLength(27);
    const target = (letter: string) => screen.getByRole('link', { name: letter }).getAttribute('href');
    expect(['e', 'a', 'f', 'z', '#'].map(target)).toEqual([
      '#merken-e',
      '#merken-e',
      '#merken-k',
      '#merken-n',
      '#merken-n',
    ]);
    expect(document.getElementById('merken-k')).toHaveTextContent('Kade');
  });

  test('a tab narrows to a department at once, and its address does the same without script [BLK-03]', async () => {
    const { shopper, unmount } = showInShop(<BrandsDirectory block={await resolved()} />);
    const ladies = screen.getByRole('link', { name: 'Dames' });
    expect(ladies).toHaveAttribute('href', '/nl/merken/?gender=dames');
    await shopper.click(ladies);
    expect(headings()).toEqual(['k']);
    unmount();
    showInShop(<BrandsDirectory block={await resolved('?gender=dames')} />);
    expect(headings()).toEqual(['k']);
  });

  test('shows no tab for a department without loaded brands, and keeps the whole list [BLK-33]', async () => {
    const list = (gender?: string) =>
      gender === 'heren' ? Promise.reject(new Error()) : Promise.resolve(all);
    showInShop(<BrandsDirectory block={await resolved('?gender=heren', list)} />);
    expect(screen.queryByRole('link', { name: 'Heren' })).not.toBeInTheDocument();
    expect(headings()).toEqual(['e', 'k', 'n']);
  });

  test('without any brands offers a retry', async () => {
    const { shopper } = showInShop(<BrandsDirectory block={reading.toProps(block, blockContext())} />);
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(revalidate).toHaveBeenCalledTimes(1);
  });
});
