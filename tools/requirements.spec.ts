import { idsIn, requirementsOf, withStates } from './requirements';

const LEDGER = `# Requirements ledger
## ROU routes
| id | what must hold | owner |
|---|---|---|
| ROU-98 | Ids are joined by \\| | shell |
| ROU-99 (+) | Something else | libs |
`;

test('a test names its requirements in brackets, one or several; other brackets mean nothing', () => {
  const lists = ['LST-31', 'API-01, API-02', 'FED-05 ERR-05', 'LST-1', 'see LST-31'];
  expect(lists.map((list) => idsIn(`test('a sentence [${list}]')`))).toEqual([
    ['LST-31'],
    ['API-01', 'API-02'],
    ['FED-05', 'ERR-05'],
    [],
    [],
  ]);
});

test('the ledger gets a state for each id, and writing it again changes nothing else', () => {
  const once = withStates(LEDGER, (id) => id === 'ROU-98');
  expect(once).toContain('| id | what must hold | owner | state |\n|---|---|---|---|\n');
  expect(once).toContain('| ROU-98 | Ids are joined by \\| | shell | done |');
  expect(once).toContain('| ROU-99 (+) | Something else | libs | open |');
  expect(requirementsOf(once).map(({ id }) => id)).toEqual(['ROU-98', 'ROU-99']);
  expect(withStates(once, (id) => id === 'ROU-99')).toBe(
    once.replace('shell | done', 'shell | open').replace('libs | open', 'libs | done'),
  );
});
