import { lintTexts } from '../eslint/lint-texts';
import { fragmentFiles, lendsFile } from './fragment-files';
import { remoteFiles } from './remote-files';

test('new remotes, pages and fragments keep the rules on words', () => {
  const remote = 'mf-stores';
  const files = Object.entries({
    ...remoteFiles(remote, 'stores', '/nl/winkels/', 4210),
    ...fragmentFiles('OpeningToday'),
    'src/lends.ts': lendsFile(remote, 'OpeningToday'),
  }).filter(([file]) => /\.tsx?$/.test(file));
  const broken = lintTexts(files.map(([file, code]) => ({ file: `apps/${remote}/${file}`, code })));
  expect(files.length).toBeGreaterThan(8);
  expect(broken.flat().filter((rule) => rule.startsWith('words/'))).toEqual([]);
});
