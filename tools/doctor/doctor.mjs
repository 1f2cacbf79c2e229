import process from 'node:process';

// Plain JavaScript, so that a Node too old for the other files can report that.
const OLDEST_NODE = 24;

const [major] = process.versions.node.split('.');
if (Number(major) < OLDEST_NODE) {
  process.stderr.write(
    `Weefsel needs Node ${OLDEST_NODE}; this is ${process.versions.node}. Run npm ci, then npm run doctor, which brings its own.\n`,
  );
  process.exit(1);
}
try {
  await import('../source-imports.ts');
  await import('./main.ts');
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write(`Something is not installed: run npm ci first. (${error.message})\n`);
  process.exit(1);
}
