import { writeFile } from 'node:fs/promises';
import { readEnvironment } from './environment.ts';

/**
 * Starts the demo backend; `npm start` and `nx serve` run the bundle of this file. `export <file>` writes the content
 * to that file and exits. `draw` draws pictures for a running backend. Imports within `main` read the assortment, so
 * that its errors print as one sentence.
 */
async function main(): Promise<void> {
  const [script = '', command, file] = process.argv.slice(1);
  if (command === 'draw') {
    const { drawForParent } = await import(/* webpackMode: "eager" */ './images/ahead/drawing-process.ts');
    return drawForParent();
  }
  const config = readEnvironment(process.env);
  if (command === 'export' && file) {
    const { exportContent } = await import(/* webpackMode: "eager" */ './content/import/export-content.ts');
    return writeFile(file, exportContent(config));
  }
  const { createBackend } = await import(/* webpackMode: "eager" */ './create-backend.ts');
  const { createBackgroundDrawer } = await import(
    /* webpackMode: "eager" */ './images/ahead/background-drawer.ts'
  );
  const app = await createBackend(config, config.drawAhead ? createBackgroundDrawer(script) : undefined);
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await app.listen({ port: config.port, host: config.host });
  process.send?.({ ready: true });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
