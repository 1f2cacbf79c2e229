import { withoutCalls } from './calls';
import {
  alwaysTrue,
  answers,
  neverTrue,
  replaced,
  withoutContext,
  withoutFrom,
  withoutLine,
  withoutMethod,
} from './edit';

const CLASS = `var A = class {
	constructor() {
		this.b();
	}
	async b(c) {
		if (c) {
			return 1;
		}
	}
	d({ e }) {
		return e;
	}
};`;

test('a text that is there once gives way to another', () => {
  expect(replaced('b', 'x')('abc')).toBe('axc');
  expect(neverTrue('a && b')('if (a && b) c();')).toBe('if (false) c();');
  expect(alwaysTrue('a')('if (a) c();')).toBe('if (true) c();');
  expect(answers('function a() {', 'false')('function a() {\n\tb();\n}')).toContain(
    '{\n\treturn false;\n\tb();',
  );
});

test('a method leaves its class, with all that is in it', () => {
  expect(withoutMethod('b')(CLASS)).toBe(CLASS.replace(/\tasync b[^]*?\n\t\}\n/, ''));
  expect(withoutMethod('d')(CLASS)).not.toContain('return e');
});

test('calls leave with their arguments, also where those have calls', () => {
  expect(withoutCalls('this.a')('this.a({ b: c(d()) }); e(); this.a();')).toBe('void 0; e(); void 0;');
});

test('a part leaves, up to where the next begins', () => {
  expect(withoutFrom('b', 'd')('abcde')).toBe('ade');
  expect(withoutLine('b:')('a: 1\nb: 2\nc: 3\n')).toBe('a: 1\nc: 3\n');
});

test('error calls no longer receive the whole configuration', () => {
  expect(withoutContext('error(a, { b }, void 0, optionsToMFContext(c.options));')).toBe('error(a, { b });');
  expect(withoutContext('error(a, { b }, `${e}`, optionsToMFContext(c));')).toBe('error(a, { b }, `${e}`);');
});

test.each([
  ['text that is not there', replaced('x', ''), 'abc'],
  ['text that is there twice', replaced('b', ''), 'bb'],
  ['condition', neverTrue('x'), 'if (y)'],
  ['method', withoutMethod('x'), CLASS],
  ['call', withoutCalls('x'), 'y()'],
  ['end of a call', withoutCalls('x'), 'x(('],
  ['line', withoutLine('x'), 'abc'],
  ['part', withoutFrom('b', 'a'), 'abc'],
  ['context', withoutContext, 'error(a)'],
])('the build ends without the expected %s', (_, edit, source) => {
  expect(() => edit(source)).toThrow('The federation runtime is another than');
});
