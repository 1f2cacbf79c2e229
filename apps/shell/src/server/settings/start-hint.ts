import { resolve } from 'node:path';

/** Errors of a folder that is not writable, or full. */
const OF_FOLDER = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'];

/** Errors of an address that is not this machine's. */
const OF_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'];

/** Paths in any build of the shell. */
const OF_BUILD = /\/(browser|server)\/[^/]+$/;

type Settings = Record<'DATA_DIR' | 'SHELL_BUILD_DIR' | 'HOST' | 'PORT', string | undefined>;

/** The setting behind an error that ended the start, and its remedy. Empty for any other error. */
export function startHint(error: unknown, settings: Partial<Settings>): string {
  const { code = '', syscall, path = '' } = Object(error) as NodeJS.ErrnoException;
  if (OF_HOST.includes(code)) return `HOST, here ${settings.HOST}, must be an address of this machine.`;
  if (syscall === 'listen' && ['EADDRINUSE', 'EACCES'].includes(code))
    return `PORT, here ${settings.PORT ?? '4200'}, must be free and allowed for this user.`;
  if (code === 'ENOENT' && settings.SHELL_BUILD_DIR && OF_BUILD.test(path))
    return `SHELL_BUILD_DIR, here ${resolve(settings.SHELL_BUILD_DIR)}, must hold a build of the shell.`;
  // `/proc` answers that a folder is there or is not, whatever is made in it.
  if (OF_FOLDER.includes(code) || syscall === 'mkdir')
    return `DATA_DIR, here ${resolve(settings.DATA_DIR || '.data')}, must be a writable folder with free space.`;
  return '';
}
