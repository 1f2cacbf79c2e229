import { visitsAt } from './visits';

const at = (day: number, hour: number, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime();

describe('a visit', () => {
  test('is the first one as long as none is known', () => {
    expect(visitsAt(undefined, at(3, 10))).toEqual({ last: at(3, 10) });
  });

  test('continues within half an hour, and keeps the visit before it', () => {
    const known = { last: at(3, 10), previous: at(1, 9) };
    expect(visitsAt(known, at(3, 10, 29))).toEqual({ last: at(3, 10, 29), previous: at(1, 9) });
  });

  test.each([
    ['a pause of half an hour', at(3, 10, 30)],
    ['a night, however short', at(4, 0, 5)],
  ])('ends with %s; its last page is then what was before', (_what, now) => {
    const last = _what.startsWith('a night') ? at(3, 23, 58) : at(3, 10);
    expect(visitsAt({ last, previous: at(1, 9) }, now)).toEqual({ last: now, previous: last });
  });

  test('does not begin because a clock was put back, and nothing of the future counts', () => {
    const known = { last: at(5, 10), previous: at(4, 9) };
    expect(visitsAt(known, at(5, 9))).toEqual({ last: at(5, 9), previous: at(4, 9) });
    expect(visitsAt(known, at(2, 9))).toEqual({ last: at(2, 9) });
  });
});
