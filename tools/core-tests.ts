import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';

/** Playwright's argument for the browser tests required of each change. */
export const CORE = '--grep=@core';

interface Suite {
  suites?: Suite[];
  specs: { title: string }[];
}

const titlesIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs.map(({ title }) => title),
  ...suites.flatMap(titlesIn),
];

/** Titles of the browser tests required of each change, one per width. */
export async function coreTitles(): Promise<string[]> {
  const args = ['test', '-c', 'apps/storefront-e2e', '--list', '--reporter=json', CORE];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', ...args],
    { cwd: WORKSPACE, maxBuffer: 64 * 1024 * 1024 },
  );
  return (JSON.parse(stdout) as { suites: Suite[] }).suites.flatMap(titlesIn);
}
