import type { ReviewCriteria } from '@weefsel/api-clients';
import { reviewOnWire, reviewsOnWire } from '../../../testing/review-wire';
import { load } from './load-reviews';
import { loadRating } from './load-score';
import { toFit } from './to-fit';
import { toHistogram, toScore } from './to-score';

const counts = (given: Record<string, number>) => new Map(Object.entries(given));

async function loaded(search = '', answer = reviewsOnWire()) {
  const asked: ReviewCriteria[] = [];
  const ofProduct = async (_: string, criteria: ReviewCriteria) => {
    asked.push(criteria);
    return answer;
  };
  const props = { product: 'blouse', href: `/nl/blouse${search}`, sizes: ['36', '38', '40'] };
  const data = await load(props, { commerce: { review: { ofProduct } } }, new AbortController().signal);
  return { data, criteria: asked[0] };
}

describe('the reviews of a product on the server', () => {
  test('are counted over all of them, whatever is filtered by', async () => {
    const { data } = await loaded('?sterren=2');
    expect(data.score).toEqual({ average: 3.9, count: 7 });
    expect(data.stars.map(({ count }) => count)).toEqual([3, 2, 0, 2, 0]);
    expect(data.fit).toEqual({ shares: { small: 67, true: 33, large: 0 }, verdict: 'small' });
    expect(data).toMatchObject({ found: 7, pages: 2 });
  });

  test('have counts per star of the chosen size, and per size of the chosen stars', async () => {
    const among = { starsOfSize: { '5': 1 }, sizesOfStars: { '36': 1 } };
    const aggregations = {
      ...(reviewsOnWire().aggregations as object),
      ...Object.fromEntries(
        Object.entries(among).map(([name, of]) => [
          name,
          { buckets: Object.entries(of).map(([key, count]) => ({ key, count })) },
        ]),
      ),
    };
    const answer = reviewsOnWire({ aggregations });
    const ofSize = await loaded('?gekochte-maat=36', answer);
    expect(ofSize.data.stars.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0]);
    expect(ofSize.data.sizes.map(({ size }) => size)).toEqual(['36', '38', '40']);
    expect(ofSize.criteria?.aggregations?.at(-1)).toMatchObject({
      name: 'starsOfSize',
      type: 'filter',
      filter: [{ type: 'equals', value: '36' }],
    });
    const both = await loaded('?gekochte-maat=38&sterren=5', answer);
    expect(both.data.sizes).toEqual([
      { size: '36', count: 1 },
      { size: '38', count: 0 },
    ]);
    expect(both.data.score).toEqual({ average: 3.9, count: 7 });
    const unknown = await loaded('?gekochte-maat=reus', answer);
    expect(unknown.data.sizes.map(({ size }) => size)).toEqual(['36', '38', '40']);
  });

  test('are asked for by stars, size, order and page, and only those that are approved', async () => {
    const { criteria } = await loaded('?sterren=4&gekochte-maat=38&volgorde=laagste&beoordelingen=2');
    expect(criteria).toMatchObject({
      page: 2,
      filter: [{ field: 'status', value: true }],
      'post-filter': [
        { type: 'range', field: 'points', parameters: { gte: 3.5, lt: 4.5 } },
        { type: 'equals', field: 'customFields.nd_size', value: '38' },
      ],
      sort: [{ field: 'points', order: 'ASC' }, { field: 'createdAt' }],
    });
    expect((await loaded()).criteria?.['post-filter']).toEqual([]);
  });

  test('contain the fields that commerce has, and drop missing or invalid ones', async () => {
    const { data } = await loaded();
    expect(data.reviews[0]).toMatchObject({
      author: 'Marieke V.',
      paragraphs: ['De stof is zacht.', 'En de kleur klopt.'],
      size: '38',
      fit: 'true',
      verified: true,
    });
    expect(data.reviews[1]).not.toHaveProperty('size');
    expect(data.reviews[1]).toMatchObject({ verified: false, reply: 'Wat jammer. <b>Bel ons</b>.' });
    const odd = reviewOnWire({ customFields: { nd_size: 3, nd_fit: 'huge', nd_verified: 'yes' } });
    const [found] = (await loaded('', reviewsOnWire({ elements: [odd] }))).data.reviews;
    expect(found).toMatchObject({ verified: false });
    expect(found).not.toHaveProperty('fit');
  });

  test('are empty and have no score when commerce returns none', async () => {
    const { data } = await loaded('', { elements: [], total: 0 });
    expect(data).toMatchObject({ found: 0, pages: 0, reviews: [] });
    expect(data).not.toHaveProperty('score');
  });
});

describe('the summary of reviews', () => {
  test('is an average with one decimal; half stars count as the next whole one', () => {
    expect(toScore(counts({ '4.5': 1, '5': 1, '1': 1 }))).toEqual({ average: 3.5, count: 3 });
    expect(toScore(counts({ '0': 4, x: 2 }))).toBeUndefined();
    expect(toHistogram(counts({ '4.5': 1, '5': 1, '1': 1 })).map(({ count }) => count)).toEqual([
      2, 0, 0, 0, 1,
    ]);
  });

  test('reports a small or large fit when many answers agree, and none for few answers', () => {
    expect(toFit(counts({ true: 2 }))).toBeUndefined();
    expect(toFit(counts({ true: 6, small: 2, large: 2 }))?.verdict).toBe('true');
    expect(toFit(counts({ true: 3, large: 2 }))?.verdict).toBe('large');
    expect(toFit(counts({ small: 2, large: 2 }))?.verdict).toBe('mixed');
    const { shares } = toFit(counts({ small: 1, true: 1, large: 1 })) ?? {};
    expect(Object.values(shares ?? {}).reduce((sum, one) => sum + one, 0)).toBe(100);
  });

  test('loads score and fit, and rejects when commerce answers too late', async () => {
    const ofProduct = jest.fn(async () => reviewsOnWire());
    const { signal } = new AbortController();
    expect(await loadRating({ review: { ofProduct } }, 'blouse', signal)).toEqual({
      score: { average: 3.9, count: 7 },
      fit: { small: 4, true: 2, large: 0 },
    });
    const late = jest.fn(
      (_id: string, _criteria: ReviewCriteria, signal?: AbortSignal) =>
        new Promise<never>((_, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('too late'))),
        ),
    );
    await expect(loadRating({ review: { ofProduct: late } }, 'blouse', signal)).rejects.toThrow('too late');
  });
});
