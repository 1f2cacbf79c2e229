/** @jest-environment node */
import { schemaTypes } from '@weefsel/content-schema';
import { blockSchemasIn, compileSchema, flawsOf } from '@weefsel/content-schema/testing';
import { resolve } from 'node:path';
import { createCatalogue } from '../../demo-backend/src/catalogue/create-catalogue';
import { createDocuments } from '../../demo-backend/src/content/documents/create-documents';

const BLOCKS = resolve(__dirname, '../../mf-content/src/blocks');

const catalogue = createCatalogue({ seed: 7, products: 600 });
const documents = createDocuments({
  catalogue,
  publicOrigin: 'http://localhost:4300',
  projectId: 'demo',
  dataset: 'production',
});
// Those of pictures and films are the vendor's own.
const written = documents.filter(({ _type }) => !_type.startsWith('sanity.'));

const studio = async () => compileSchema(schemaTypes(await blockSchemasIn(BLOCKS)));

test('every document of the demo is right to the validator of the Studio', async () => {
  expect(await flawsOf(written, await studio(), documents)).toEqual([]);
});
