import { judgeDeed, type DeedNotes } from './judge-deed.ts';

const notes: DeedNotes = { name: 'heart', done: true, early: true, came: true, stayed: true, documents: 0 };

test('a deed is kept when its effect is there after the code came and stays', () => {
  expect(judgeDeed(notes)).toEqual({ name: 'heart', kept: true, early: true, lost: '' });
});

test('a deed that only the code answers is kept too, though it was not answered early', () => {
  expect(judgeDeed({ ...notes, early: false })).toMatchObject({ kept: true, early: false });
});

test('a heart that hydration takes back is lost, whatever was shown before', () => {
  const { kept, lost } = judgeDeed({ ...notes, stayed: false });
  expect(kept).toBe(false);
  expect(lost).toBe('its effect came and went away again');
});

test('what was lost says how: no control, another document, or no effect', () => {
  const lost = (more: Partial<DeedNotes>) =>
    judgeDeed({ ...notes, came: false, stayed: false, ...more }).lost;
  expect(lost({ done: false })).toBe('the control is not there before the code');
  expect(lost({ documents: 1 })).toBe('the browser asked for another document');
  expect(lost({})).toBe('it had no effect once the code was there');
});
