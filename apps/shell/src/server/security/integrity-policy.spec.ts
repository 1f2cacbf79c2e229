import { fromPartial } from '@total-typescript/shoehorn';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { integrityPolicy } from './integrity-policy';

const snapshot = (...modes: LiveRemote['scriptMode'][]): Snapshot =>
  fromPartial({ remotes: new Map(modes.map((scriptMode, at) => [`mf-${at}`, { scriptMode }])) });
const settings = { gtmId: '', developmentRemotes: {} };
const RULE = 'blocked-destinations=(script), endpoints=(violations)';

test('scripts that say no integrity are refused, and the shop is told', () => {
  expect(integrityPolicy(settings, snapshot('cors', 'cors'))).toEqual({ 'integrity-policy': RULE });
});

test('a page with a tag manager, or with a remote of before, is only told of', () => {
  const told = { 'integrity-policy-report-only': RULE };
  expect(integrityPolicy({ ...settings, gtmId: 'GTM-1' }, snapshot('cors'))).toEqual(told);
  expect(integrityPolicy(settings, snapshot('cors', undefined))).toEqual(told);
});

test('a development server’s files say none, and need not', () => {
  const developmentRemotes = { 'mf-search': 'http://localhost:4201/' };
  expect(integrityPolicy({ ...settings, developmentRemotes }, snapshot('cors'))).toEqual({});
});
