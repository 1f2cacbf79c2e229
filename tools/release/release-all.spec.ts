import { dataDir } from '../shop';
import { mayReplaceDamaged } from './release-all';

afterEach(() => void delete process.env['RELEASE_STORE']);

test('a damaged composition is replaced in a local store only', () => {
  expect(mayReplaceDamaged(dataDir)).toBe(true);
  process.env['RELEASE_STORE'] = 's3://releases?endpoint=https://store.example&region=eu';
  expect(mayReplaceDamaged(dataDir)).toBe(false);
  // A shop of a test or bench uses no shared store.
  expect(mayReplaceDamaged(`${dataDir}-other`)).toBe(true);
});
