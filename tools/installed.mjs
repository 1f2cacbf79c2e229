import { existsSync } from 'node:fs';
import process from 'node:process';
import { URL } from 'node:url';

// Plain JavaScript without packages: any Node can run it, before the installation too.
const OLDEST_NODE = 24;

const problem = () => {
  // npm writes this file at the end of an installation.
  if (!existsSync(new URL('../node_modules/.package-lock.json', import.meta.url)))
    return 'Nothing is installed here: run npm ci first.';
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
    return `Weefsel needs Node ${OLDEST_NODE}; this is ${process.versions.node}. Run it by npm start, npm run …, npx nx … or npx weefsel …, which bring their own.`;
  return undefined;
};

const sentence = problem();
if (sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
