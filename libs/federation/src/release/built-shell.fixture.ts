import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '../store';
import { folderFiles } from '../store';
import { temporaryFolder } from '../store/temporary-folder.fixture';
import { describeShell } from './publish-shell';
import type { ShellManifest } from './shell-manifest';

/** A build of the shell beside a store, both in a folder for one test at a time. */
export interface BuiltShell {
  readonly dir: string;
  readonly buildDir: string;
  readonly store: Files;
  /** Builds it anew: a script of the browser and a server that hold a text. */
  build: (text: string, said?: Partial<Pick<ShellManifest, 'words' | 'needs'>>) => Promise<ShellManifest>;
  /** Writes a file of the build, after it was described if it is not described again. */
  write: (file: string, content: string) => Promise<void>;
  describe: (said?: Partial<Pick<ShellManifest, 'words' | 'needs'>>) => Promise<ShellManifest>;
}

/** Makes the folder anew before each test of a file. */
export function builtShell(): BuiltShell {
  const folder = temporaryFolder();
  const shell: BuiltShell = {
    get dir() {
      return folder.dir;
    },
    get buildDir() {
      return join(folder.dir, 'dist/production');
    },
    get store() {
      return folderFiles(join(folder.dir, 'store'));
    },
    async write(file, content) {
      const path = join(shell.buildDir, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    },
    describe: (said) => describeShell(shell.buildDir, { words: 1, needs: {}, ...said }),
    async build(text, said) {
      await rm(shell.buildDir, { recursive: true, force: true });
      await shell.write('browser/main.0000aaa1.js', `main of ${text}`);
      await shell.write('browser/main.0000aaa1.js.map', '{}');
      await shell.write('browser/main.0000aaa1.js.br', 'small main');
      await shell.write('server/server.mjs', `server of ${text}`);
      await shell.write('../offer.json', JSON.stringify({ contract: '1.0', shared: {}, onlyInShell: [] }));
      await shell.write('../types.json.gz', 'types');
      return shell.describe(said);
    },
  };
  return shell;
}
