import { createDataset } from '../dataset.ts';
import { createQueryEngine } from '../query-engine.ts';

const odd = `it's a \\ back\nslash`;
const documents = [
  {
    _id: 'drafts.page',
    _type: 'page',
    title: 'Concept',
    [odd]: { text: 'vreemd' },
    blocks: [{ _key: odd, text: 'a' }, { _key: '', text: 'b' }, { text: 'c' }, null, ['d']],
  },
  { _id: 'page', _type: 'page', title: 'Openbaar' },
];

interface Mapped {
  result: unknown;
  documents: { _id: string }[];
  paths: string[];
  mappings: Record<string, { source: { type: string; document?: number; path?: number } }>;
}

function ask(query: string, params: Record<string, unknown> = {}): Mapped {
  const engine = createQueryEngine(createDataset(documents), () => 0);
  const asked = { query, params, perspective: ['drafts'], apiVersion: '2025-02-19' };
  const { result, resultSourceMap } = engine.runWithSources(asked as never);
  return {
    result: JSON.parse(result) as unknown,
    ...(JSON.parse(resultSourceMap) as Omit<Mapped, 'result'>),
  };
}

/** Document and path of a value, according to the map. */
function sourceOf({ documents: named, paths, mappings }: Mapped, path: string): unknown {
  const source = mappings[path]?.source;
  if (source?.type !== 'documentValue') return source?.type;
  return [named[source.document ?? -1]?._id, paths[source.path ?? -1]];
}

test('names and keys with special characters are mapped, by the stored document id', () => {
  const map = ask('*[_type == "page"][0]{ ..., "same": title }');
  const written = "it\\'s a \\\\ back\\nslash";
  expect(sourceOf(map, "$['title']")).toEqual(['drafts.page', "$['title']"]);
  expect(sourceOf(map, `$['${written}']['text']`)).toEqual(['drafts.page', `$['${written}']['text']`]);
  expect(sourceOf(map, "$['blocks'][0]['text']")).toEqual([
    'drafts.page',
    `$['blocks'][?(@._key=='${written}')]['text']`,
  ]);
  expect(sourceOf(map, "$['blocks'][1]['text']")).toEqual(['drafts.page', "$['blocks'][1]['text']"]);
  expect(sourceOf(map, "$['blocks'][2]['text']")).toEqual(['drafts.page', "$['blocks'][2]['text']"]);
  expect(map.mappings).not.toHaveProperty(["$['blocks'][3]"]);
});

test('a computed value has an unknown source, even under a field name of the document', () => {
  const map = ask('*[_type == "page"][0]{ "title": upper(title), "n": count(blocks) }');
  expect(map.result).toEqual({ title: 'CONCEPT', n: 5 });
  expect(sourceOf(map, "$['title']")).toBe('unknown');
  expect(map.mappings).not.toHaveProperty(["$['n']"]);
});

test('query parameters are mapped to no document, whatever their field names', () => {
  const sent = { '\u0000source': 0, title: 'Concept', constructor: { title: 'x' } };
  const map = ask('{ "p": $p, "q": $p { title } }', { p: sent });
  expect(map.result).toEqual({ p: sent, q: { title: 'Concept' } });
  expect(map).toMatchObject({ documents: [], paths: [], mappings: {} });
});
