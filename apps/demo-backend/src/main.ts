import { writeFile } from 'node:fs/promises';
import { readEnvironment } from './environment.ts';

/**
 * Starts the demo backend; `npm start` and `nx serve` run the bundle of this file. With `export <file>` it writes the
 * content into that file instead, and ends; with `draw` it makes pictures for the one that runs. The assortment is read as its files are imported: within `main`, so that what
 * is wrong there is told as one sentence.
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
