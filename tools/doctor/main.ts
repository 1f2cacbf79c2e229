import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnvironment, type ServerConfig } from '../../apps/shell/src/server/settings/environment.ts';
import { marketFolder, WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { readFlags } from '../flags.ts';
import { nx } from '../nx.ts';
import { BACKEND_BUNDLE, dataDir, requireFreePort, runServer, type Running } from '../shop.ts';
import { run, step } from '../steps.ts';
import { machine, settings } from './machine.ts';
import { toLines } from './report.ts';
import { isIll, runChecks } from './run-checks.ts';
import { vendors } from './subjects.ts';

/**
 * `npm run doctor`: checks the shop's requirements of its machine, settings and vendors. `-- --demo` starts and checks
 * the embedded vendors; `-- --json` is for programs. Ends with 1 when a requirement is missing.
 */

const { values: flags } = readFlags(
  {
    usage: 'weefsel doctor [options]',
    about:
      'Checks the requirements of the shop: machine, settings and vendors. Ends with 1 when one is missing.',
    options: {
      '--demo': 'starts and checks the embedded vendors',
      '--json': 'output for programs',
    },
    examples: ['npm run doctor', 'npx weefsel doctor --demo'],
  },
  { options: { json: { type: 'boolean', default: false }, demo: { type: 'boolean', default: false } } },
);

type Environment = Record<string, string | undefined>;

/** The settings, or their problems, each without its value. */
function readSettings(env: Environment): { config?: ServerConfig; problems: string[] } {
  try {
    return { config: readEnvironment(env), problems: [] };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'SettingsError')) throw error;
    const [, ...problems] = error.message.split('\n  ');
    return { problems };
  }
}

/** The market's path segments. */
async function marketWords(): Promise<{ prefix: string; entrances: string[] }> {
  marketFolder();
  const file = resolve(WORKSPACE, 'libs/contracts/src/locale', `${process.env.MARKET || 'nl-nl'}.ts`);
  const { prefix, ladies, men } = (await import(pathToFileURL(file).href)) as Record<string, string>;
  return { prefix: String(prefix), entrances: [String(ladies), String(men)] };
}

/** Starts the embedded vendors on a temporary data folder. */
async function startDemo(env: Environment): Promise<Running> {
  const port = Number(env['BACKEND_PORT'] ?? 4300);
  await requireFreePort(port, 'BACKEND_PORT');
  await step('building the demo backend', () => nx(['build', 'demo-backend']));
  const dir = await mkdtemp(join(tmpdir(), 'weefsel-doctor-'));
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    const running = await step('starting it', () =>
      runServer(BACKEND_BUNDLE, { DATA_DIR: dir, BACKEND_PORT: String(port) }),
    );
    return { ...running, stop: () => running.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** With `--demo`, only ports and market of this machine's settings apply. */
const demoSettings = ({ PORT, BACKEND_PORT, MARKET }: Environment): Environment => ({
  DEMO_VENDORS: '1',
  ...Object.fromEntries(
    Object.entries({ PORT, BACKEND_PORT, MARKET }).filter(([, value]) => value !== undefined),
  ),
});

await run(async () => {
  const { json, demo } = flags;
  const env = demo ? demoSettings(process.env) : process.env;
  const { config, problems } = readSettings(env);
  const running = demo ? await startDemo(env) : undefined;
  try {
    const isEmbedded = config?.commerceEndpoint.startsWith('http://localhost:') ?? true;
    const results = await runChecks([
      machine({
        port: Number(config?.port ?? 4200),
        backendPort: isEmbedded ? Number(env['BACKEND_PORT'] ?? 4300) : undefined,
        dataDir,
      }),
      settings(problems),
      ...(config
        ? vendors({ ...config, ...(await marketWords()) }).filter(({ name }) => !demo || name !== 'hooks')
        : []),
    ]);
    const hasColour = process.stdout.isTTY && !process.env['NO_COLOR'];
    process.stdout.write(
      json ? `${JSON.stringify(results, null, 2)}\n` : `${toLines(results, { hasColour })}\n`,
    );
    if (isIll(results)) process.exitCode = 1;
  } finally {
    await running?.stop();
  }
});
