import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { format, resolveConfig } from 'prettier';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { SCHEMA, readContract, shopwareSchema } from './plugin/shopware-schema.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { readFlags } from './flags.ts';

readFlags(
  {
    usage: 'weefsel plugin',
    about: 'Writes the schema of the Shopware plugin and checks its PHP where PHP is installed.',
    examples: ['npx weefsel plugin', 'git diff plugins/shopware'],
  },
  {},
);

const HOME = join(WORKSPACE, 'plugins/shopware');
const say = (line: string) => process.stdout.write(`${line}\n`);

const isThere = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Checks the syntax of the PHP files.
 * @throws PlainProblem with PHP's error
 */
function checkSyntax(): void {
  const files = globSync('{src,tests}/**/*.php', { cwd: HOME });
  for (const file of files) {
    const { status, stdout, stderr } = spawnSync('php', ['-l', file], { cwd: HOME, encoding: 'utf8' });
    if (status !== 0) throw new PlainProblem(`${file}: ${stdout}${stderr}`.trim());
  }
  say(`php -l: ${files.length} files are in order.`);
}

function unitTests(): void {
  const { status } = spawnSync('phpunit', ['-c', 'phpunit.xml.dist'], { cwd: HOME, stdio: 'inherit' });
  if (status !== 0) throw new PlainProblem('Unit tests of the plugin failed.');
}

/**
 * `npx weefsel plugin`: writes the schema that Shopware merges into its own document. Checks the plugin's PHP where PHP is
 * installed.
 */
await run(async () => {
  const file = join(WORKSPACE, SCHEMA);
  const schema = JSON.stringify(shopwareSchema(readContract(WORKSPACE)));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await format(schema, { ...(await resolveConfig(file)), filepath: file }));
  say(`${SCHEMA} is in step with the contract.`);
  if (isThere('php')) checkSyntax();
  else say('php is not on this machine: its files were NOT checked.');
  if (isThere('phpunit')) unitTests();
  else say('phpunit is not on this machine: the unit tests of the plugin were NOT run.');
});
