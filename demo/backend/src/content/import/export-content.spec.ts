import { readEnvironment } from '../../environment.ts';
import { everyAsset } from '../documents/drawn-assets.ts';
import { assetFileName } from '../../images/image-assets.ts';
import { fileAssets, fileName } from '../file-assets.ts';
import { exportContent } from './export-content.ts';
import { toImportLines } from './to-import.ts';

interface Line {
  _id: string;
  _type: string;
}

const lines = exportContent({ ...readEnvironment({}), products: 300 })
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);
const ids = new Set(lines.map(({ _id }) => _id));

/** All objects with this field, at any depth. */
function objectsWith(field: string, value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((child) => objectsWith(field, child));
  return field in value ? [value, ...below] : below;
}

describe('the data set for the content vendor', () => {
  test('holds every document of the demo once, under an id that the vendor takes', () => {
    expect(ids.size).toBe(lines.length);
    expect(new Set(lines.map(({ _type }) => _type))).toEqual(
      new Set(
        'siteConfig storeInfo promises page landing blog look brand category redirect snippet'.split(' '),
      ),
    );
    expect([...ids].filter((id) => !/^[\w-]{1,128}$/.test(id))).toEqual([]);
  });

  test('has no reference that leads out of it, and weak ones to categories alone', () => {
    const ofCategories = new Set(lines.filter(({ _type }) => _type === 'category').map(({ _id }) => _id));
    const references = objectsWith('_ref', lines).map((one) => ('_ref' in one ? String(one._ref) : ''));
    expect(references.filter((id) => !ids.has(id))).toEqual([]);
    const weak = objectsWith('_weak', lines).map((one) => ('_ref' in one ? String(one._ref) : ''));
    expect(weak.length).toBeGreaterThan(0);
    expect(weak.filter((id) => !ofCategories.has(id))).toEqual([]);
    expect(references.filter((id) => ofCategories.has(id)).length).toBe(weak.length);
  });

  test('names pictures and films by addresses at which the demo has them', () => {
    const folder = 'http://localhost:4300/content';
    const pictures = everyAsset().map(
      (one) => `image@${folder}/images/demo/production/${assetFileName(one)}`,
    );
    const films = fileAssets.map((one) => `file@${folder}/files/demo/production/${fileName(one)}`);
    const known = new Set([...pictures, ...films]);
    const named = objectsWith('_sanityAsset', lines).map((one) =>
      '_sanityAsset' in one ? String(one._sanityAsset) : '',
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((address) => !known.has(address))).toEqual([]);
    expect(objectsWith('asset', lines)).toEqual([]);
  });

  test('leaves everything else as the demo has it', () => {
    const page = {
      _id: 'page-een',
      _type: 'page',
      title: 'Een',
      blocks: [{ _key: 'a', feed: 2, next: null }],
    };
    expect(toImportLines([page], new Map()).map((line) => JSON.parse(line) as unknown)).toEqual([page]);
  });
});
