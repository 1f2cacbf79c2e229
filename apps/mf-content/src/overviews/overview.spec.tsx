import type { Transport } from '@weefsel/api-clients';
import { screen, waitFor, within } from '@testing-library/react';
import { showInShop, storesInTest } from '../testing/shop';
import { Overview } from './overview';
import type { OverviewProps } from './overview-reading';

const story = (title: string) => ({
  key: title,
  href: `/nl/blog/${title}/`,
  title,
  picture: { src: 'http://pictures/a.jpg', srcSet: '', width: 4, height: 5, alt: '' },
});
const blogs = (title: string, totalPages: number) => ({
  blogs: [
    {
      versionId: title,
      media: { url: 'http://pictures/a.jpg', alt: '', thumbnails: [] },
      translated: { name: title, shortDescription: '' },
      customFields: { seoUrl: `/nl/blog/${title}/` },
    },
  ],
  pagination: { page: 1, itemsPerPage: 12, totalItems: 13, totalPages },
});

const start: OverviewProps = {
  kind: 'blogs',
  path: '/nl/blog/',
  wish: { filter: '', page: 1 },
  content: { stories: [story('eerste')], totalPages: 2 },
};

/** The shop's server; every request waits until the test answers it. */
function someShop(block: OverviewProps) {
  const asked: unknown[] = [];
  const answers: { ok: (body: unknown) => void; fail: () => void }[] = [];
  const shopTransport: Transport = ({ body }) => {
    asked.push(JSON.parse(body ?? 'null'));
    return new Promise((resolve, reject) => {
      answers.push({
        ok: (answer) => resolve({ status: 200, statusText: '', headers: {}, text: JSON.stringify(answer) }),
        fail: () => reject(new Error('network')),
      });
    });
  };
  const view = showInShop(<Overview block={block} />, storesInTest({ shopTransport }));
  return { ...view, asked, answer: (index: number) => answers[index] };
}

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  window.history.replaceState(null, '', '/nl/blog/');
});
const skeleton = (container: HTMLElement) => container.querySelector('.grid[aria-hidden]');

describe('an overview', () => {
  test('has tabs and pages that are links, for those without script [BLK-01] [BLK-02]', () => {
    someShop({ ...start, wish: { filter: 'dames', page: 2 } });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['Alles', 'Dames', 'Heren'].map(href)).toEqual([
      '/nl/blog/',
      '/nl/blog/?gender=dames',
      '/nl/blog/?gender=heren',
    ]);
    expect(screen.getByRole('link', { name: 'Dames' })).toHaveAttribute('aria-current', 'true');
    expect(href('Pagina 1')).toBe('/nl/blog/?gender=dames');
    expect(screen.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
    expect(href('Vorige')).toBe('/nl/blog/?gender=dames');
    expect(screen.getByRole('link', { name: 'Volgende' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('turns a page: skeleton, top of the list, then the answer and its address [BLK-02]', async () => {
    const { container, shopper, asked, answer } = someShop(start);
    expect(screen.getByRole('link', { name: 'Vorige' })).toHaveAttribute('aria-disabled', 'true');
    await shopper.click(screen.getByRole('link', { name: 'Volgende' }));
    expect(asked).toEqual([{ gender: '', page: 2 }]);
    expect(skeleton(container)).toBeInTheDocument();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: 'Overzicht' })).toHaveFocus();
    answer(0)?.ok(blogs('tweede', 2));
    expect(await screen.findByRole('link', { name: 'tweede' })).toBeVisible();
    expect(skeleton(container)).not.toBeInTheDocument();
    expect(window.location.search).toBe('?page=2');
  });

  test('a filter starts at page 1, and pages are offered only from two on [BLK-01] [BLK-02]', async () => {
    const { shopper, asked, answer } = someShop({ ...start, wish: { filter: '', page: 2 } });
    await shopper.click(screen.getByRole('link', { name: 'Heren' }));
    answer(0)?.ok(blogs('voor heren', 1));
    await screen.findByRole('link', { name: 'voor heren' });
    expect(asked).toEqual([{ gender: 'heren', page: 1 }]);
    expect(window.location.search).toBe('?gender=heren');
    expect(screen.queryByRole('navigation', { name: 'Pagina’s' })).not.toBeInTheDocument();
  });

  test('stays as it was when the request fails [BLK-33]', async () => {
    const { shopper, answer } = someShop(start);
    await shopper.click(screen.getByRole('link', { name: 'Dames' }));
    answer(0)?.fail();
    expect(await screen.findByRole('link', { name: 'eerste' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alles' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Dat lukte even niet');
    expect(window.location.search).toBe('');
  });

  test('shows the last choice, whichever answer comes first', async () => {
    const { shopper, answer } = someShop(start);
    await shopper.click(screen.getByRole('link', { name: 'Dames' }));
    await shopper.click(screen.getByRole('link', { name: 'Heren' }));
    answer(1)?.ok(blogs('heren', 1));
    await screen.findByRole('link', { name: 'heren' });
    answer(0)?.ok(blogs('dames', 1));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'dames' })).not.toBeInTheDocument());
  });

  test('is a skeleton until its first answer, which the browser asks for when the server had none [BLK-02]', async () => {
    const { content: _, ...without } = start;
    const { container, asked, answer } = someShop(without);
    expect(skeleton(container)).toBeInTheDocument();
    expect(asked).toEqual([{ gender: '', page: 1 }]);
    answer(0)?.ok(blogs('eindelijk', 1));
    expect(await screen.findByRole('link', { name: 'eindelijk' })).toBeVisible();
  });

  test('without anything to show reports no results [BLK-01]', () => {
    someShop({ ...start, content: { stories: [], totalPages: 0 } });
    expect(screen.getByText('Geen resultaten gevonden')).toBeVisible();
  });

  test('on the page of a department is narrowed to it, without tabs to leave it by [BLK-05]', async () => {
    const { shopper, asked } = someShop({ ...start, kind: 'looks', path: '/nl/dames/looks/' });
    expect(screen.queryByRole('link', { name: 'Heren' })).not.toBeInTheDocument();
    await shopper.click(screen.getByRole('link', { name: 'Volgende' }));
    expect(asked).toEqual([{ gender: 'dames', page: 2, itemsPerPage: 12 }]);
  });

  test('of looks asks for twelve, of inspiration by kind and the department of its page [BLK-05] [BLK-06]', async () => {
    const looks = someShop({ ...start, kind: 'looks', path: '/nl/looks/' });
    await looks.shopper.click(screen.getByRole('link', { name: 'Dames' }));
    expect(looks.asked).toEqual([{ gender: 'dames', page: 1, itemsPerPage: 12 }]);
    looks.unmount();
    const both = someShop({ ...start, kind: 'inspiration', path: '/nl/heren/inspiratie/' });
    expect(within(screen.getAllByRole('navigation')[0] as HTMLElement).getAllByRole('link')).toHaveLength(3);
    await both.shopper.click(screen.getByRole('link', { name: 'Looks' }));
    expect(both.asked).toEqual([{ type: 'look', gender: 'heren', page: 1 }]);
  });
});
