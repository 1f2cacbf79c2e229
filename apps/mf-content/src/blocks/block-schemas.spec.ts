import { schemaTypes } from '@weefsel/content-schema';
import { unfillableFields, blockSchemasIn, compileSchema, flawsOf } from '@weefsel/content-schema/testing';
import { resolve } from 'node:path';
import { reading } from '../testing/poem/to-poem';
import { blockSources } from './block-sources';

const POEM = resolve(__dirname, '../testing/poem');

test('a block that is a folder and a line is in the Studio by that folder', async () => {
  const types = [...(await blockSchemasIn(__dirname)), ...(await blockSchemasIn(POEM))];
  const schema = compileSchema(schemaTypes(types));
  const poem = { _type: 'poem', _key: 'k', lines: '', writer: { _type: 'reference', _ref: 'weg' }, more: 1 };
  const slug = { current: 'a' };
  const page = { _id: 'p', _type: 'page', title: 'A', slug, pageBuilder: [poem] };
  expect(await flawsOf([page], schema)).toEqual([
    "p pageBuilder.k.more: Field 'more' does not exist on type 'poem'",
    'p pageBuilder.k.lines: Vul dit in.',
    'p pageBuilder.k.writer: Referenced document must be published',
  ]);
  const query = (part: string) => `*[_type == "page"][0]{ pageBuilder[_type == "poem"]${part} }`;
  expect(unfillableFields(query(reading.query ?? ''), schema)).toEqual([]);
  expect(unfillableFields(query('{ "poet": writer->title }'), schema)).toEqual(['answer.pageBuilder[].poet']);
});

test('each block has its schema, under the name that queries know it by', async () => {
  const names = (await blockSchemasIn(__dirname)).map(({ name }) => name);
  expect(names.sort()).toEqual([...(await blockSources()).keys()].sort());
});
