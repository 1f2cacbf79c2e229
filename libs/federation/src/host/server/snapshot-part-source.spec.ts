import { fromPartial } from '@total-typescript/shoehorn';
import type { PartId } from '../../runtime/index';
import type { LiveRemote } from './live-remote';
import { SnapshotPartSource } from './snapshot-part-source';

const Listing = () => null;
const live = fromPartial<LiveRemote>({ name: 'mf-search', views: new Map([['page/listing', Listing]]) });
const source = new SnapshotPartSource({ remotes: new Map([['mf-search', live]]) });
const part = (changes: Partial<PartId> = {}): PartId => ({
  remote: 'mf-search',
  kind: 'page',
  name: 'listing',
  ...changes,
});

test('finds the parts of the snapshot, and no others', () => {
  expect(source.peek(part())).toBe(Listing);
  expect(source.peek(part({ kind: 'fragment' }))).toBeUndefined();
  expect(source.peek(part({ remote: 'mf-content' }))).toBeUndefined();
});

test('a remote without a version is down, one with a version is not', () => {
  expect([source.isDown(part()), source.isDown(part({ remote: 'mf-content' }))]).toEqual([false, true]);
});

test('nothing is loaded late on the server', async () => {
  await expect(source.load(part({ name: 'gone' }))).rejects.toThrow(
    'mf-search has no page "gone" in this snapshot.',
  );
  expect(source.serverHtml()).toBeUndefined();
  expect(() => source.forget()).not.toThrow();
});
