import { fixGlobals, freezeBuiltIns } from '@weefsel/federation/server';
import { enableStaticRendering } from '@weefsel/stores';
import { createServer } from './create-server';
import { readEnvironment } from './environment';
import { ProcessGuard } from './operations/process-guard';
import { drain, shutDown } from './operations/shut-down';

function endStart(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Starts the shell's web server; `npm start` and `nx serve` run the bundle of this file. */
async function main(): Promise<void> {
  enableStaticRendering(true);
  const config = readEnvironment(process.env);
  const closing = { announced: false };
  const app = await createServer(config, closing);
  const stop = async () => {
    await drain(closing, config.drainSeconds);
    const { cut } = await shutDown(app);
    process.exit(cut ? 1 : 0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  const guard = new ProcessGuard(app.log, endStart);
  guard.watch(process);
  // Remotes are loaded when the server begins to listen; from here on no code changes what all code shares.
  freezeBuiltIns();
  fixGlobals();
  await app.listen({ port: config.port, host: config.host });
  guard.serves();
  process.send?.({ ready: true });
}

main().catch(endStart);
