import { judgeDeed, type DeedNotes } from './judge-deed.ts';

const notes: DeedNotes = { name: 'heart', done: true, early: true, came: true, stayed: true, documents: 0 };

test('an early action is kept when its effect is there after the code came and stays', () => {
  expect(judgeDeed(notes)).toEqual({ name: 'heart', kept: true, early: true, lost: '' });
});

test('an action that only the code answers is kept too, without counting as early', () => {
  expect(judgeDeed({ ...notes, early: false })).toMatchObject({ kept: true, early: false });
});

test('a heart that hydration takes back is lost, whatever was shown before', () => {
  const { kept, lost } = judgeDeed({ ...notes, stayed: false });
  expect(kept).toBe(false);
  expect(lost).toBe('its effect came and went away again');
});

test('a lost action has its reason: no control, another document, or no effect', () => {
  const lost = (more: Partial<DeedNotes>) =>
    judgeDeed({ ...notes, came: false, stayed: false, ...more }).lost;
  expect(lost({ done: false })).toBe('the control is not there before the code');
  expect(lost({ documents: 1 })).toBe('the browser asked for another document');
  expect(lost({})).toBe('it had no effect once the code was there');
});
