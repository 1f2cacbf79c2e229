import { folderOfFile } from './bundled-folders';

test('a file is of the innermost package around it', () => {
  expect(folderOfFile('/w', '/w/node_modules/react/index.js')).toBe('node_modules/react');
  expect(folderOfFile('/w', '/w/node_modules/@a/b/node_modules/@c/d/x/y.mjs')).toBe(
    'node_modules/@a/b/node_modules/@c/d',
  );
  expect(folderOfFile('/w', '/w/libs/ui/src/button.tsx')).toBeUndefined();
  expect(folderOfFile('/w', '/w/node_modules/.federation/entry.1a.js')).toBeUndefined();
  expect(folderOfFile('/w', '/elsewhere/node_modules/react/index.js')).toBeUndefined();
});
