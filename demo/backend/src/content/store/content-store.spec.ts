import { ContentStore, type Commit, type KeptEdits } from './content-store.ts';
import { mutate } from './mutate.ts';

const page = { _id: 'page', _type: 'page', title: 'Bezorgen' };
const clock = () => Date.parse('2026-11-26T12:00:00Z');
const someStore = (more: Partial<ConstructorParameters<typeof ContentStore>[0]> = {}) =>
  new ContentStore({ documents: [page], clock, ...more });
const change = (store: ContentStore, mutations: unknown, args = '') =>
  mutate(store, { mutations }, new URLSearchParams(args), clock);

test('an edit that cannot be saved is not applied, and notifies no listener', () => {
  const heard = jest.fn<void, [Commit]>();
  const edits: KeptEdits = {
    all: () => new Map(),
    save: () => {
      throw new Error('The disk is full.');
    },
    onReload: () => undefined,
  };
  const store = someStore({ edits });
  store.onCommit(heard);
  expect(() => change(store, [{ patch: { id: 'page', set: { title: 'x' } } }])).toThrow('The disk is full.');
  expect(store.byId('page')).toBe(page);
  expect(heard).not.toHaveBeenCalled();
});

test('a dry run and a transaction that does nothing commit nothing', () => {
  const store = someStore();
  const heard = jest.fn<void, [Commit]>();
  const stop = store.onCommit(heard);
  const tried = change(store, [{ delete: { id: 'page' } }], 'dryRun=true&returnIds=true');
  expect(tried.results).toEqual([{ id: 'page', operation: 'delete' }]);
  change(store, [{ delete: { id: 'nothing' } }]);
  change(store, []);
  expect([store.byId('page'), heard.mock.calls.length]).toEqual([page, 0]);
  change(store, [{ delete: { id: 'page' } }]);
  stop();
  change(store, [{ create: { ...page } }]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('edits survive the replacement of the generated documents', () => {
  const store = someStore();
  change(store, [
    { patch: { id: 'page', set: { title: 'Eigen' } } },
    { create: { _id: 'note', _type: 'note' } },
  ]);
  store.replaceGenerated([page, { _id: 'late', _type: 'page' }]);
  expect(store.byId('page')).toMatchObject({ title: 'Eigen' });
  expect([store.byId('note')?._type, store.byId('late')?._id]).toEqual(['note', 'late']);
});

test('visitors see no document with a dot in its id, and authorised callers see all', () => {
  const store = someStore();
  change(store, [
    { create: { _id: 'drafts.page', _type: 'page' } },
    { create: { _id: 'versions.r1.page', _type: 'page' } },
    { create: { _id: 'system.secret', _type: 'secret' } },
  ]);
  const idsFor = (everything: boolean) =>
    store
      .content(everything)
      .dataset.view('raw', '2025-02-19')
      .documents.map(({ _id }) => _id);
  expect(idsFor(false)).toEqual(['page']);
  expect(idsFor(true)).toEqual(['page', 'drafts.page', 'versions.r1.page', 'system.secret']);
});

test('mutations of one transaction see each other, and only their end result is stored', () => {
  const store = someStore();
  const heard = jest.fn<void, [Commit]>();
  store.onCommit(heard);
  const { results } = change(
    store,
    [
      { create: { _id: 'a', _type: 'note', n: 1, _createdAt: { hostile: true }, _rev: 'mine' } },
      { patch: { id: 'a', inc: { n: 1 } } },
      { createIfNotExists: { _id: 'a', _type: 'note', n: 9 } },
      { create: { _id: 'b', _type: 'note' } },
      { delete: { id: ['b', 'b'] } },
    ],
    'returnIds=true&transactionId=t1',
  );
  expect(results.map(({ operation }) => operation)).toEqual([
    'create',
    'update',
    'none',
    'create',
    'delete',
    'none',
  ]);
  const time = '2026-11-26T12:00:00.000Z';
  expect(store.byId('a')).toEqual({
    _id: 'a',
    _type: 'note',
    n: 2,
    _createdAt: time,
    _updatedAt: time,
    _rev: 't1',
  });
  expect(store.byId('b')).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  ['.a'],
  ['a.'],
  ['-'.repeat(129)],
  ['a b'],
  ['a\u0000'],
  ['../a'],
  ['é'],
  [''],
  [7],
  [null],
  [['a']],
])('a document cannot be called %j', (_id) => {
  const store = someStore();
  expect(() => change(store, [{ createOrReplace: { _id, _type: 'note' } }])).toThrow('Invalid document ID');
});

test('a transaction is limited to 1,000 mutations, and a query in it to 1,000 documents', () => {
  const documents = Array.from({ length: 1001 }, (_, place) => ({ _id: `n${place}`, _type: 'note' }));
  const store = someStore({ documents });
  const one = { delete: { id: 'nothing' } };
  expect(() =>
    change(
      store,
      Array.from({ length: 1001 }, () => one),
    ),
  ).toThrow('at most 1000 mutations');
  expect(() => change(store, [{ delete: { query: '*' } }])).toThrow('at most 1000 documents');
  expect(change(store, [{ delete: { query: '*[0...1000]' } }], 'returnIds=true').results).toHaveLength(1000);
  for (const id of ['a b', 'x'.repeat(129), '../x'])
    expect(() => change(store, [], `transactionId=${encodeURIComponent(id)}`)).toThrow('not valid');
});
