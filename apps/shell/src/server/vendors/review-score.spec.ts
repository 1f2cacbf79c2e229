import { fromPartial } from '@total-typescript/shoehorn';
import type { FastifyBaseLogger } from 'fastify';
import { reviewScore } from './review-score';

const log = fromPartial<FastifyBaseLogger>({ error: jest.fn() });
const HOUR = 3_600_000;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('the review score', () => {
  test('is asked for once an hour, however many pages show it [HDR-02]', async () => {
    const score = jest.fn(async () => ({ score: 9.2, count: 2847 }));
    const source = reviewScore({ score }, log);
    await source();
    await expect(source()).resolves.toEqual({ score: 9.2, count: 2847 });
    expect(score).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(HOUR + 1);
    await source();
    expect(score).toHaveBeenCalledTimes(2);
  });

  test('is absent while the service is down, without asking for every page; an older one stays [HDR-02]', async () => {
    const score = jest.fn(async () => ({ score: 9.2, count: 2847 }));
    score.mockRejectedValueOnce(new Error('away'));
    const source = reviewScore({ score }, log);
    await expect(source()).resolves.toBeUndefined();
    await expect(source()).resolves.toBeUndefined();
    expect(score).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(HOUR);
    await expect(source()).resolves.toMatchObject({ score: 9.2 });
    score.mockRejectedValueOnce(new Error('away'));
    jest.advanceTimersByTime(HOUR + 1);
    await expect(source()).resolves.toMatchObject({ score: 9.2 });
  });

  test('is never asked for in a shop without a key [HDR-02]', async () => {
    await expect(reviewScore(undefined, log)()).resolves.toBeUndefined();
  });
});
