import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { EventName } from '../../libs/contracts/src/event-owners';
import { describeEntry } from '../../libs/contracts/src/remote-description';
import { ownersTable, withTable } from './owners-table';

const root = resolve(__dirname, '../..');

test('the table lists the pages, fragments, storage and events of each remote', () => {
  const table = ownersTable({
    'mf-b': { pages: {}, fragments: [], storage: [], events: [] },
    'mf-a': {
      pages: { map: { paths: ['/nl/winkels/'], shows: ['look'] }, store: { paths: ['/nl/winkel'] } },
      fragments: ['Opening'],
      storage: ['weefsel-store'],
      events: ['search'],
    },
  });
  expect(table.split('\n').slice(2)).toEqual([
    '| mf-a | `map`: `/nl/winkels/`, type `look`; `store`: `/nl/winkel` | `Opening` | `weefsel-store` | `search` |',
    '| mf-b | – | – | – | – |',
  ]);
});

test('it takes the place between its marks, and nothing else changes', () => {
  const document =
    'before\n<!-- owners: written by npx weefsel ownership -->\nold\n<!-- end of owners -->\nafter';
  expect(withTable(document, 'new')).toBe(
    'before\n<!-- owners: written by npx weefsel ownership -->\n\nnew\n\n<!-- end of owners -->\nafter',
  );
  expect(() => withTable('nothing', 'new')).toThrow('There is no');
});

/** Analytics events of a remote, from the file beside its entry. */
function eventsBeside(entry: string): EventName[] {
  const file = resolve(root, entry, '../events.ts');
  const found = existsSync(file) ? jest.requireActual<{ events: EventName[] }>(file).events : [];
  return found.toSorted();
}

test('docs/ownership.md matches the entries of the remotes; write it with npx weefsel ownership', () => {
  const entries = globSync('apps/*/src/remote.tsx', { cwd: root }).map((file) => {
    const entry = jest.requireActual<{ default: Parameters<typeof describeEntry>[0] }>(resolve(root, file));
    return [file.split(sep)[1], describeEntry(entry.default, eventsBeside(file))] as const;
  });
  const plain = (text: string) => text.replace(/-{3,}/g, '---').replace(/ +/g, ' ');
  const document = readFileSync(resolve(root, 'docs/ownership.md'), 'utf8');
  expect(plain(document)).toContain(plain(ownersTable(Object.fromEntries(entries))));
});
