import { actionOf, hunksOf } from './read-fence';

const action = (info: string, text = 'x') => actionOf({ info, text, at: 'docs/recipes/a.md:7' });

test('code that names a file makes it, with the end of its last line', () => {
  expect(action('tsx file=apps/a.tsx')).toEqual({ kind: 'file', path: 'apps/a.tsx', text: 'x\n' });
});

test('a change is read into the lines before and after it, place by place', () => {
  expect(hunksOf(' a\n-b\n+c\n+d\n\n e\n@@\n f\n+g\n')).toEqual([
    { before: 'a\nb\n\ne', after: 'a\nc\nd\n\ne' },
    { before: 'f', after: 'f\ng' },
  ]);
});

test('a command is run, and may promise words or what is seen when a file is forgotten', () => {
  expect(action('sh run says="2 passed"')).toEqual({ kind: 'run', command: 'x', says: '2 passed' });
  expect(action('sh without=a.ts says="no a"')).toEqual({
    kind: 'forget',
    command: 'x',
    without: 'a.ts',
    says: 'no a',
  });
});

test('code without an instruction has no action', () => {
  expect(action('ts')).toBeUndefined();
  expect(action('sh')).toBeUndefined();
});

test.each([
  ['sh check', 'docs/recipes/a.md:7: "check" is no word of a command'],
  ['ts path=a.ts', 'docs/recipes/a.md:7: "path" is no word of a file'],
  ['sh without=a.ts', 'docs/recipes/a.md:7: say what is seen when a.ts is forgotten'],
])('%s is refused, with its line', (info, problem) => expect(() => action(info)).toThrow(problem));
