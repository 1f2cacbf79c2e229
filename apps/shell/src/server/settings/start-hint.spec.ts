import { startHint } from './start-hint';

const failure = (code: string, rest: object = {}) => Object.assign(new Error(code), { code, ...rest });
const ASSETS = { path: '/srv/shop/browser/assets.json' };

test.each([
  ['ENOSPC', {}, { DATA_DIR: '/srv/data' }, 'DATA_DIR, here /srv/data, must be a writable folder'],
  ['ENOENT', { syscall: 'mkdir' }, { DATA_DIR: '/proc/data' }, 'DATA_DIR, here /proc/data, must be'],
  ['ENOTFOUND', { syscall: 'getaddrinfo' }, { HOST: 'nope' }, 'HOST, here nope, must be an address'],
  ['EADDRNOTAVAIL', { syscall: 'listen' }, { HOST: '10.9.9.9' }, 'HOST, here 10.9.9.9, must be'],
  ['EADDRINUSE', { syscall: 'listen' }, {}, 'PORT, here 4200, must be free'],
  ['EACCES', { syscall: 'listen' }, { PORT: '80' }, 'PORT, here 80, must be free and allowed for this user.'],
  ['ENOENT', ASSETS, { SHELL_BUILD_DIR: '/srv/shop' }, 'SHELL_BUILD_DIR, here /srv/shop, must hold'],
])('%s (%j) at the start names the setting', (code, rest, settings, sentence) => {
  expect(startHint(failure(code, rest), settings)).toContain(sentence);
});

test('any other error has no hint', () => {
  expect(startHint(failure('ENOENT', ASSETS), {})).toBe('');
  expect(startHint(new Error('no'), { HOST: 'nope' })).toBe('');
  expect(startHint(undefined, {})).toBe('');
});
