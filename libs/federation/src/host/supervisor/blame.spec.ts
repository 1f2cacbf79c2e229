import { blamed, remoteIn } from './blame';

const IN_SEARCH = ['at Page (mf-search@1a2b/server.cjs:12)', 'at renderElement (react-dom.js:4)'];
const IN_CATALOG = ['at map (node:internal:1)', 'at Card (mf-catalog@3c4d/server.cjs:7)'];
const ELSEWHERE = ['at renderElement (react-dom.js:4)'];

test('the remote of a stack is the one whose code is nearest to its top', () => {
  expect(remoteIn([...IN_CATALOG, ...IN_SEARCH].join('\n'))).toBe('mf-catalog@3c4d');
  expect(remoteIn(ELSEWHERE.join('\n'))).toBeUndefined();
});

test('a remote that a process is found in again and again is blamed, with the stack that shows it', () => {
  expect(blamed([ELSEWHERE, IN_SEARCH, IN_SEARCH])).toEqual({ remote: 'mf-search@1a2b', stack: IN_SEARCH });
});

test.each([
  ['mostly elsewhere', [ELSEWHERE, ELSEWHERE, IN_SEARCH]],
  ['with two remotes, as one that renders a whole page', [IN_CATALOG, IN_SEARCH, IN_SEARCH, IN_SEARCH]],
  ['never', []],
])('blames no remote for a process that was found %s', (_where, samples) => {
  expect(blamed(samples)).toEqual({ stack: samples[0] ?? [] });
});
