import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../../releases/store';
import { inTime } from '@weefsel/contracts';

/** A remote on a development server instead of the published one. */
export interface DevelopmentRemote {
  base: string;
  serverDir: string;
}

/** Source of the files of one version of a remote. */
export interface RemoteFiles {
  /** Base address of the same files for browsers, ending in a slash. */
  base: string;
  text(file: string): Promise<string>;
}

/** Timeout for one file of a remote, in ms. */
const READ_TIMEOUT_MS = 2000;

/** The same for a development server, which answers after its build. */
const BUILD_TIMEOUT_MS = 60_000;

/** Files of a published version in the store. */
export const publishedFiles = (files: Files, name: string, version: string): RemoteFiles => ({
  base: `/remotes/${name}/${version}/`,
  text: async (file) => {
    const content = await inTime(files.read(`remotes/${name}/${version}/${file}`), READ_TIMEOUT_MS, file);
    if (content === undefined) throw new Error(`${name}@${version} has no ${file} in the release store.`);
    return content.toString();
  },
});

/**
 * Files of a development server. Its server bundle is read from the folder that the watching build writes.
 */
export const developmentFiles = (base: string, serverDir: string): RemoteFiles => ({
  base,
  text: async (file) => {
    if (file === 'server.cjs') return readFile(join(serverDir, file), 'utf8');
    const answer = await fetch(base + file, { signal: AbortSignal.timeout(BUILD_TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`GET ${base}${file} answered ${answer.status}`);
    return answer.text();
  },
});

/** Files of one version of a remote: of its development server, if there is one, or in the store. */
export const filesOf = (
  name: string,
  version: string,
  files: Files,
  development?: DevelopmentRemote,
): RemoteFiles =>
  development
    ? developmentFiles(development.base, development.serverDir)
    : publishedFiles(files, name, version);
