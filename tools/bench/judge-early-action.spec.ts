import { judgeEarlyAction, type EarlyActionNotes } from './judge-early-action.ts';

const notes: EarlyActionNotes = {
  name: 'heart',
  done: true,
  early: true,
  came: true,
  stayed: true,
  documents: 0,
};

test('an early action is kept when its effect is there after the code came and stays', () => {
  expect(judgeEarlyAction(notes)).toEqual({ name: 'heart', kept: true, early: true, lost: '' });
});

test('an action that only the code answers is kept too, without counting as early', () => {
  expect(judgeEarlyAction({ ...notes, early: false })).toMatchObject({ kept: true, early: false });
});

test('a heart that hydration takes back is lost, whatever was shown before', () => {
  const { kept, lost } = judgeEarlyAction({ ...notes, stayed: false });
  expect(kept).toBe(false);
  expect(lost).toBe('its effect came and went away again');
});

test('a lost action has its reason: no control, another document, or no effect', () => {
  const lost = (more: Partial<EarlyActionNotes>) =>
    judgeEarlyAction({ ...notes, came: false, stayed: false, ...more }).lost;
  expect(lost({ done: false })).toBe('the control is not there before the code');
  expect(lost({ documents: 1 })).toBe('the browser asked for another document');
  expect(lost({})).toBe('it had no effect once the code was there');
});
