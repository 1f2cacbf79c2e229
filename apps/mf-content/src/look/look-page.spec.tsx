import { fromPartial } from '@total-typescript/shoehorn';
import { createContentClient, MaintenanceError, type FoundLook, type Product } from '@weefsel/api-clients';
import type { PageRequest, SanityImage } from '@weefsel/contracts';
import { screen, within } from '@testing-library/react';
import { builtInText, showInShop } from '../testing/shop';
import type { ContentClients } from '../content-clients';
import { load } from './load-look';
import { Page } from './look-page';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

const image: SanityImage = {
  _type: 'image',
  asset: { _type: 'reference', _ref: 'image-look-1200x1500-jpg' },
};
const look: FoundLook = {
  _id: 'look-1',
  _type: 'look',
  title: 'Stadswandeling',
  slug: { current: 'stadswandeling' },
  metaDescription: 'Een look voor de stad',
  image,
  audience: 'heren',
  publishedAt: '2026-10-01T08:00:00Z',
  text: [],
  products: [
    { _key: 'a', productId: 'jas', x: 0.5, y: 0.3 },
    { _key: 'b', productId: 'weg', x: 0.1, y: 0.1 },
    { _key: 'c', productId: 'broek', x: 0.4, y: 0.75 },
    { _key: 'd', productId: 'sjaal' },
  ],
  previous: { title: 'Kantoor', slug: { current: 'kantoor' }, image },
  next: null,
};

const product = (id: string): Product => ({
  id,
  translated: { name: `Mooie ${id}` },
  manufacturer: { id: 'm', translated: { name: 'Kade' } },
  seoUrls: [{ seoPathInfo: `nl/heren/mooie-${id}` }],
  calculatedPrice: { unitPrice: 80, quantity: 1, totalPrice: 80, listPrice: { price: 100, percentage: 20 } },
});
const variant = (parentId: string, size: string, position: number): Product => ({
  ...product(`${parentId}-${size}`),
  parentId,
  options: [
    { id: size, position, translated: { name: size }, group: { id: 'g', translated: { name: 'Maat' } } },
    { id: 'blauw', translated: { name: 'Blauw' }, group: { id: 'k', translated: { name: 'Kleur' } } },
  ],
});

function clients(found: FoundLook | null = look) {
  const { imageUrl } = createContentClient({ apiHost: 'http://content', projectId: 'p', dataset: 'd' });
  const list = jest.fn(async () => ({
    elements: [variant('jas', 'L', 3), variant('jas', 'S', 1), variant('broek', '32', 1)],
    total: 3,
  }));
  const byIds = async (ids: readonly string[]) => ids.filter((id) => id !== 'weg').map(product);
  const all = fromPartial<ContentClients>({
    content: { lookBySlug: async () => found, imageUrl },
    commerce: { product: { byIds, list } },
  });
  return { list, all };
}

const request: PageRequest = {
  url: new URL('http://shop/nl/look/stadswandeling'),
  origin: 'http://shop',
  slug: 'nl/look/stadswandeling',
  type: 'look',
  text: builtInText,
  signal: new AbortController().signal,
};

async function shown(found = look, list?: jest.Mock, byIds?: ContentClients['commerce']['product']['byIds']) {
  const { all } = clients(found);
  if (list) all.commerce.product.list = list;
  if (byIds) all.commerce.product.byIds = byIds;
  const result = await load(request, all);
  if (result.kind !== 'page') throw new Error(result.kind);
  showInShop(<Page data={result.data} href="/nl/look/stadswandeling" />);
  return result;
}

describe('the page of a look', () => {
  test('has the articles that are for sale as cards, with price and sizes in the order of the shop', async () => {
    await shown();
    const cards = within(screen.getByRole('list', { name: 'Shop deze look' })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual([
      'Mooie jas',
      'Mooie broek',
      'Mooie sjaal',
    ]);
    expect(cards[0]).toHaveTextContent('Kade');
    expect(cards[0]).toHaveTextContent('80,00');
    expect(cards[0]).toHaveTextContent('Maten S L');
    expect(cards[1]).toHaveTextContent('Maat 32');
    expect(cards[2]).not.toHaveTextContent('Maat');
  });

  test('has a number on the picture for each article that has a place there, leading to it', async () => {
    await shown();
    const spot = screen.getByRole('link', { name: 'Mooie broek, nummer 2 op de foto' });
    expect(spot).toHaveAttribute('href', '/nl/heren/mooie-broek');
    expect(spot).toHaveStyle({ left: '40.00%', top: '75.00%' });
    expect(screen.queryByRole('link', { name: /sjaal, nummer/ })).not.toBeInTheDocument();
  });

  test('places numbers on what an editor’s crop leaves', async () => {
    const cropped = { ...image, crop: { top: 0.5, bottom: 0, left: 0, right: 0 } };
    const { data } = await shown({ ...look, image: cropped });
    expect(data.products.map(({ spot }) => spot)).toEqual([undefined, { x: 0.4, y: 0.5 }, undefined]);
    expect(data.image).toMatchObject({ width: 1200, height: 750 });
  });

  test('does without a picture that is broken: its words and articles are there', async () => {
    const { image: _broken, ...rest } = look;
    const { head } = await shown(rest);
    expect(head).not.toHaveProperty('heroImage');
    expect(head).not.toHaveProperty('image');
    expect(screen.getByRole('heading', { level: 1, name: 'Stadswandeling' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mooie jas' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /nummer/ })).toBeNull();
  });

  test('leads on to the look before it, and back to the inspiration of its department [BLK-07]', async () => {
    await shown();
    const others = screen.getByRole('navigation', { name: 'Andere looks' });
    expect(within(others).getByRole('link', { name: /Kantoor/ })).toHaveAttribute('href', '/nl/look/kantoor');
    const way = screen.getByRole('navigation', { name: 'Kruimelpad' });
    expect(within(way).getByRole('link', { name: 'Look' })).toHaveAttribute('href', '/nl/heren/inspiratie/');
    expect(within(way).getByText('Stadswandeling')).toHaveAttribute('aria-current', 'page');
  });

  test('is bought as a whole with a fragment of mf-catalog, loaded when the shopper is near', async () => {
    const props = { beside: 'jas', path: '/nl/heren/mooie-jas', look: 'stadswandeling' };
    const { fragments } = await shown();
    expect(JSON.parse(screen.getByTestId('WearWith').textContent)).toEqual(props);
    expect(fragments).toEqual({
      'whole-look': { remote: 'mf-catalog', name: 'WearWith', props, waits: 'near' },
    });
  });

  test('is not bought as a whole when none of it is for sale', async () => {
    const { fragments } = await shown(look, undefined, async () => []);
    expect(screen.queryByTestId('WearWith')).not.toBeInTheDocument();
    expect(fragments).toEqual({});
  });

  test('has a head with title, description, canonical, image and breadcrumb', async () => {
    const { head, context } = await shown();
    expect(context).toBe('men');
    expect(head).toMatchObject({
      title: 'Stadswandeling | Weefsel',
      description: 'Een look voor de stad',
      canonical: 'http://shop/nl/look/stadswandeling',
      image: expect.stringContaining('look-1200x1500.jpg'),
      jsonLd: [{ '@type': 'BreadcrumbList' }],
    });
  });

  test('is shown without sizes when those fail, and is not found without the look', async () => {
    await shown(look, jest.fn().mockRejectedValue(new Error('down')));
    expect(screen.getByRole('link', { name: 'Mooie jas' })).toBeVisible();
    expect(await load(request, clients(null).all)).toEqual({ kind: 'not-found' });
  });

  test('shows its picture and a notice with a retry when its articles cannot be loaded', async () => {
    const away = new Error('away');
    const result = await shown(look, undefined, () => Promise.reject(away));
    expect(result).toMatchObject({ missing: 'part', failure: away });
    expect(screen.getByRole('heading', { level: 1, name: 'Stadswandeling' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Stadswandeling' })).toBeVisible();
    expect(screen.getByText('De artikelen van deze look zijn even niet te laden.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Opnieuw proberen' })).toHaveAttribute(
      'href',
      '/nl/look/stadswandeling',
    );
    expect(screen.queryByRole('list', { name: 'Shop deze look' })).not.toBeInTheDocument();
  });

  test('gives up on its articles at the deadline, and rejects when the shop is in maintenance', async () => {
    const untilGivenUp = (_ids: unknown, _fields: unknown, signal?: AbortSignal) =>
      new Promise<never>((_, reject) => {
        const over = () => reject(new Error('given up'));
        if (signal?.aborted) over();
        else signal?.addEventListener('abort', over);
      });
    const { all } = clients();
    all.commerce.product.byIds = untilGivenUp;
    const result = await load({ ...request, answerBy: Date.now() }, all);
    expect(result).toMatchObject({ missing: 'part', data: { productsFailed: true } });
    const closed = new MaintenanceError({ method: 'POST', url: 'http://c', status: 503, statusText: '' });
    all.commerce.product.byIds = () => Promise.reject(closed);
    await expect(load(request, all)).rejects.toBe(closed);
  });
});
