import './operations/needs-node';
import './operations/stacks';
import { readEnvironment } from './settings/environment';
import { requireMarket } from './settings/require-market';
import { startHint } from './settings/start-hint';
import { SERVES } from './operations/processes/serves';

function endStart(error: unknown): void {
  const said = error instanceof Error ? error.message : String(error);
  const hint = startHint(error, process.env);
  process.stderr.write(`${said}\n${hint && `${hint}\n`}`);
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
