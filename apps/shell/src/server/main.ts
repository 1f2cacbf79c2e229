import { enableStaticRendering } from '@weefsel/stores';
import { createServer } from './create-server';
import { readEnvironment } from './environment';
import { shutDown } from './operations/shut-down';

/** Starts the shell's web server; `npm start` and `nx serve` run the bundle of this file. */
async function main(): Promise<void> {
  enableStaticRendering(true);
  const config = readEnvironment(process.env);
  const app = await createServer(config);
  const stop = () => void shutDown(app).then(({ cut }) => process.exit(cut ? 1 : 0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await app.listen({ port: config.port, host: config.host });
  process.send?.({ ready: true });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
