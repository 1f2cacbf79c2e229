import * as v from 'valibot';
import { readFields } from './read-fields.ts';

const schema = v.strictObject({
  title: v.string(),
  tabs: v.array(v.strictObject({ title: v.string(), feed: v.number('must be a number') })),
});
const read = (...lines: string[]) => readFields({ file: 'a.md', line: 10, text: lines.join('\n') }, schema);

describe('fields of a document', () => {
  test('are read by their schema, together with fields from elsewhere', () => {
    const part = { file: 'a.md', line: 1, text: 'tabs: []' };
    expect(readFields(part, schema, { title: 'Een' })).toEqual({ title: 'Een', tabs: [] });
  });

  test('are rejected with file and line when a value is wrong', () => {
    expect(() => read('title: Een', 'tabs:', '  - title: Dames', '    feed: twee')).toThrow(
      'a.md:13: tabs.0.feed: must be a number.',
    );
  });

  test('are rejected at the line of the part with a missing or unknown field', () => {
    expect(() => read('title: Een', 'tabs:', '  - title: Dames')).toThrow(
      'a.md:12: tabs.0.feed: is missing.',
    );
    expect(() => read('title: Een', 'tabs: []', 'titel: Een')).toThrow('a.md:12: titel: has no place here.');
    expect(() => read('tabs: []')).toThrow('a.md:10: title: is missing.');
  });

  test('must be YAML, and fields', () => {
    expect(() => read('title: Een', 'tabs: [')).toThrow(/^a\.md:1[12]: /);
    expect(() => read('Een')).toThrow('a.md:10: Fields are written as name: value');
  });
});
