import './operations/needs-node';
import './operations/stacks';
import { resolve } from 'node:path';
import { readEnvironment } from './settings/environment';
import { requireMarket } from './settings/require-market';
import { SERVES } from './operations/processes/serves';

/** Errors of a folder that is not writable, or full. */
const OF_FOLDER = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'];

/** `/proc` answers that a folder is there or is not, whatever is made in it. */
const isOfFolder = ({ code = '', syscall }: NodeJS.ErrnoException): boolean =>
  OF_FOLDER.includes(code) || syscall === 'mkdir';

function endStart(error: unknown): void {
  const said = error instanceof Error ? error.message : String(error);
  const hint = isOfFolder(Object(error) as NodeJS.ErrnoException)
    ? `\nDATA_DIR, here ${resolve(process.env.DATA_DIR || '.data')}, must be a writable folder with free space.`
    : '';
  process.stderr.write(`${said}${hint}\n`);
  process.exit(1);
}

/** Starts the shop: as the primary, as a process under it, or as a single process. */
async function main(): Promise<void> {
  requireMarket(process.env);
  const config = readEnvironment(process.env);
  if (process.argv[2] === SERVES)
    await (await import('./operations/processes/serve')).serveUnderPrimary(config, endStart);
  else if (config.processes > 0) await (await import('./operations/processes/supervise')).supervise(config);
  else await (await import('./operations/processes/serve')).serveAlone(config, endStart);
}

main().catch(endStart);
