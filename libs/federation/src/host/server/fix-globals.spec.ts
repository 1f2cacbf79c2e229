import { fixGlobals } from './fix-globals';

/** Globals as in Node: values, accessors, and some created on first read. */
function fixed() {
  const counter = { reads: 0 };
  const globals: Record<string, unknown> = { shared: 1 };
  Object.defineProperty(globals, 'here', { get: () => (counter.reads += 1), configurable: true });
  Object.defineProperty(globals, 'late', {
    configurable: true,
    get: () => {
      Object.defineProperty(globals, 'late', { value: 'made', writable: true });
      return 'made';
    },
  });
  Object.defineProperty(globals, 'constant', { value: 'always' });
  fixGlobals(globals);
  return globals;
}

test.each<[string, (globals: Record<string, unknown>) => unknown]>([
  ['given another value', (globals) => (globals.shared = 2)],
  ['defined anew', (globals) => Object.defineProperty(globals, 'shared', { value: 2 })],
  ['given a getter', (globals) => Object.defineProperty(globals, 'here', { get: () => 2 })],
  ['deleted', (globals) => delete globals.shared],
  ['added', (globals) => (globals.window = {})],
  ['changed when it only came late', (globals) => (globals.late = 2)],
])('no global name can be %s', (_what, change) => {
  const globals = fixed();
  expect(() => change(globals)).toThrow(TypeError);
  expect([globals.shared, globals.late, 'window' in globals]).toEqual([1, 'made', false]);
});

test('all that was there is read as it was', () => {
  const globals = fixed();
  expect(globals).toMatchObject({ shared: 1, late: 'made', constant: 'always' });
  expect(globals.here).not.toBe(globals.here);
});
