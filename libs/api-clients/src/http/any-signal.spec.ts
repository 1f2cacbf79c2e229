import { anySignal } from './any-signal';

const own = AbortSignal.any.bind(AbortSignal);
afterEach(() => void Object.assign(AbortSignal, { any: own }));

describe.each(['with', 'without'])('a signal of some, %s AbortSignal.any', (has) => {
  beforeEach(() => {
    if (has === 'without') Reflect.deleteProperty(AbortSignal, 'any');
  });

  test('is aborted with the first of them, for its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const signal = anySignal([one.signal, other.signal]);
    expect(signal.aborted).toBe(false);
    other.abort('late');
    expect([signal.aborted, signal.reason]).toEqual([true, 'late']);
  });

  test('is aborted from the start when one of them is', () => {
    const signal = anySignal([new AbortController().signal, AbortSignal.abort('gone')]);
    expect([signal.aborted, signal.reason]).toEqual([true, 'gone']);
  });

  test('of none is never aborted', () => {
    expect(anySignal([]).aborted).toBe(false);
  });
});
