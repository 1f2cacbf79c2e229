import { readAuthor } from './author';

test('a run of continuous integration names whom it runs for, and its commit', () => {
  expect(readAuthor({ GITHUB_ACTOR: 'anna', GITHUB_SHA: '0123456789abcdef' })).toEqual({
    by: 'anna',
    commit: '0123456789ab',
  });
  expect(readAuthor({ GITLAB_USER_LOGIN: 'bob', CI_COMMIT_SHA: 'fedcba9876543210' })).toEqual({
    by: 'bob',
    commit: 'fedcba987654',
  });
});

test('the author is named outside continuous integration too', () => {
  expect(readAuthor({}).by).toMatch(/\S/);
});
