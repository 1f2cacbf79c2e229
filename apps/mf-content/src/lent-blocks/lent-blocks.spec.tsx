import { fromPartial } from '@total-typescript/shoehorn';
import { render, screen } from '@testing-library/react';
import type { LandingDocument } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import { blockContext } from '../testing/block-context';
import { everyBlock } from '../testing/every-block';
import { paragraph } from '../testing/wire';
import { Fragment as Between } from './between';
import { Fragment } from './lent-blocks';
import { load as loadBetween } from './load-between';
import { load } from './load-lent-blocks';

const block = (title: string) => ({
  _type: 'contentBlock' as const,
  _key: title,
  title,
  text: [paragraph(`Over ${title}.`)],
});

function clients(found: Pick<LandingDocument, 'above' | 'between' | 'below'> | null) {
  const { imageUrl, fileUrl } = blockContext();
  const landingBySlug = jest.fn(async () => found);
  const all = {
    content: { landingBySlug, imageUrl, fileUrl },
    commerce: { category: { list: async () => [] } },
  };
  return { landingBySlug, all: fromPartial<ContentClients>(all) };
}

const slug = 'dames/kleding/jurken';
const { signal } = new AbortController();

beforeAll(everyBlock);

describe('editorial blocks around a listing', () => {
  test('are shown only in their place, above or below the products', async () => {
    const { all } = clients({ above: [block('Jurken')], below: [block('Welke lengte?')] });
    const data = await load({ slug, place: 'below' }, all, signal);
    render(<Fragment slug={slug} place="below" data={data} />);
    expect(screen.getByRole('heading', { name: 'Welke lengte?' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Jurken' })).not.toBeInTheDocument();
  });

  test('are null in a place without any', async () => {
    const { all } = clients({ above: [], below: [block('Welke lengte?')] });
    expect(await load({ slug, place: 'above' }, all, new AbortController().signal)).toBeNull();
    expect(await load({ slug, place: 'above' }, clients(null).all, new AbortController().signal)).toBeNull();
  });

  test('have a separate place after the first products', async () => {
    const { all } = clients({ above: [block('Jurken')], between: [block('Zo draag je het')] });
    const data = await loadBetween({ slug }, all, new AbortController().signal);
    render(<Between slug={slug} data={data} />);
    expect(screen.getByRole('heading', { name: 'Zo draag je het' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Jurken' })).not.toBeInTheDocument();
  });

  test('are requested once by both places of a page', async () => {
    const page = new AbortController().signal;
    const { all, landingBySlug } = clients({ above: [block('Jurken')] });
    await Promise.all([load({ slug, place: 'above' }, all, page), load({ slug, place: 'below' }, all, page)]);
    expect(landingBySlug.mock.calls).toEqual([[slug, expect.anything(), page]]);
  });

  test('leave out and report blocks that need a fragment or pagination', async () => {
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation();
    const slider = { _type: 'productSlider' as const, _key: 's', tabs: [] };
    const overview = { _type: 'blogsOverview' as const, _key: 'o' };
    const { all } = clients({ below: [slider, overview, block('Welke lengte?')] });
    const data = await load({ slug, place: 'below' }, all, new AbortController().signal);
    expect(data?.blocks.map(({ type }) => type)).toEqual(['contentBlock']);
    expect(data?.chunks).toEqual(['texts']);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('have ids with their place, so that ids stay unique in a page', async () => {
    const { all } = clients({ above: [block('Jurken')], below: [block('Welke lengte?')] });
    const page = new AbortController().signal;
    const above = await load({ slug, place: 'above' }, all, page);
    const below = await load({ slug, place: 'below' }, all, page);
    const { container } = render(
      <>
        <Fragment slug={slug} place="above" data={above} />
        <Fragment slug={slug} place="below" data={below} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual(['above-block-0', 'below-block-0']);
  });
});
