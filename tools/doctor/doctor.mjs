import process from 'node:process';
import '../installed.mjs';

try {
  await import('../source-imports.ts');
  await import('./main.ts');
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write(`Something is not installed: run npm ci first. (${error.message})\n`);
  process.exit(1);
}
