import './stacks';
import { readEnvironment } from './environment';
import { SERVES } from './processes/serves';

function endStart(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Starts the shop: as the primary, as a process under it, or as a single process. */
async function main(): Promise<void> {
  const config = readEnvironment(process.env);
  if (process.argv[2] === SERVES)
    await (await import('./processes/serve')).serveUnderPrimary(config, endStart);
  else if (config.processes > 0) await (await import('./processes/supervise')).supervise(config);
  else await (await import('./processes/serve')).serveAlone(config, endStart);
}

main().catch(endStart);
