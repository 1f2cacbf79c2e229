import { branchesOf, hasBranches } from './branches';

test.each([
  ['an if', 'if (a) b();'],
  ['a condition', 'a ? b : c;'],
  ['a case', 'switch (a) { case 1: default: }'],
  ['a loop', 'while (a) b();'],
  ['a loop that runs once at least', 'do a(); while (b);'],
  ['a counted loop', 'for (;;) b();'],
  ['a catch', 'try { a(); } catch { b(); }'],
  ['and', 'a && b;'],
  ['or', 'a || b;'],
  ['a fallback', 'a ?? b;'],
])('%s counts as one branch', (_what, source) => {
  expect(branchesOf(source)).toBe(1);
});

test('calculations, calls and loops over everything are no branches', () => {
  expect(branchesOf('for (const a of b) c(a + 1); type A = B extends C ? D : E;')).toBe(0);
});

test('a component decides by what it shows', () => {
  expect(branchesOf('const A = () => <p>{a && <b>{c ? 1 : 2}</b>}</p>;', true)).toBe(2);
});

test('a file decides from three such places on', () => {
  expect(hasBranches('a && b; c && d;')).toBe(false);
  expect(hasBranches('a && b; c && d; e && f;')).toBe(true);
});
