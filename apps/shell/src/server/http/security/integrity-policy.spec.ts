import { fromPartial } from '@total-typescript/shoehorn';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { integrityPolicy } from './integrity-policy';

const snapshot = (...modes: LiveRemote['scriptMode'][]): Snapshot =>
  fromPartial({ remotes: new Map(modes.map((scriptMode, at) => [`mf-${at}`, { scriptMode }])) });
const settings = { gtmId: '', developmentRemotes: {} };
const RULE = 'blocked-destinations=(script), endpoints=(violations)';

test('blocks scripts without integrity, and reports them to the shop', () => {
  expect(integrityPolicy(settings, snapshot('cors', 'cors'))).toEqual({ 'integrity-policy': RULE });
});

test('only reports scripts without integrity on a page with a tag manager or an older remote', () => {
  const told = { 'integrity-policy-report-only': RULE };
  expect(integrityPolicy({ ...settings, gtmId: 'GTM-1' }, snapshot('cors'))).toEqual(told);
  expect(integrityPolicy(settings, snapshot('cors', undefined))).toEqual(told);
});

test('sends no policy while a development server is used', () => {
  const developmentRemotes = { 'mf-search': 'http://localhost:4201/' };
  expect(integrityPolicy({ ...settings, developmentRemotes }, snapshot('cors'))).toEqual({});
});
