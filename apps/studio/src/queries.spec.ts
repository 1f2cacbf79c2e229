import { unfillableFields } from '@weefsel/content-schema/testing';
import { askedBlocks } from '../../mf-content/src/blocks/asked-blocks';
import { askedQueries } from './testing/asked-queries';
import { studioSchema } from './testing/studio-schema';

test('every query of the shop asks for what the schema has', async () => {
  const schema = await studioSchema();
  const queries = await askedQueries(await askedBlocks());
  expect(queries.size).toBe(17);
  expect([...queries].flatMap(([name, groq]) => unfillableFields(groq, schema, name))).toEqual([]);
});

describe('a query that asks for what no type has', () => {
  const vain = async (groq: string) => unfillableFields(groq, await studioSchema(), 'page');

  test('is reported with the path of the unknown field, however deep it is', async () => {
    expect(await vain('*[_type == "page"][0]{ title, subtitle }')).toEqual(['page.subtitle']);
    expect(await vain('*[_type == "blog"]{ "image": image.colour, "asset": image.asset->url }')).toEqual([
      'page[].image',
    ]);
    expect(
      await vain(
        '*[_type == "page"][0]{ pageBuilder[]{ ..., _type == "inPageMenu" => { tabs[]{ "page": pageReference->{ name } } } } }',
      ),
    ).toEqual(['page.pageBuilder[].tabs[].page.name']);
  });

  test('is reported as a whole when it filters by an unknown field or type', async () => {
    expect(await vain('*[_type == "page" && path == "a"]{ title }')).toEqual(['page[]']);
    expect(await vain('*[_type == "story"]{ title }')).toEqual(['page[]']);
  });
});
