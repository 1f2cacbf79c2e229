import { homePath } from '../libs/federation/src/build/workspace/index.ts';
import { readFlags, type Help } from './flags.ts';
import { requireFreeFolder } from './free-folder.ts';
import { buildAll } from './nx.ts';
import { canaryWatch } from './release/canary.ts';
import { tokenIn } from './release/counts.ts';
import { releaseAll } from './release/release-all.ts';
import {
  BACKEND_BUNDLE,
  backendPort,
  dataDir,
  releaseStoreIn,
  PlainProblem,
  port,
  requireFreePort,
  runServer,
  SHELL_BUNDLE,
  type Running,
} from './shop.ts';
import { shopTable } from './shop-table.ts';
import { run, step } from './steps.ts';
import { stopAtEnd } from './stop-at-end.ts';

/** `npm start`: runs the whole shop with its embedded vendors on one machine. */
const HELP = {
  usage: 'npm start',
  about:
    'Builds changed parts, releases them and serves the shop until Ctrl-C. Settings come from the environment or .env (see .env.example).',
  options: {
    'PORT=4200': 'port of the shop',
    'BACKEND_PORT=4300': 'port of the embedded vendors, by default PORT + 100',
    'DATA_DIR=.data': 'folder of releases, orders and pictures',
    'MARKET=nl-be': 'the Belgian shop',
  },
  examples: ['npm start', 'PORT=4210 DATA_DIR=.data/second npm start'],
} satisfies Help;
readFlags(HELP, {});

const home = await homePath();

const running: Running[] = [];

async function firstPage(): Promise<void> {
  const answer = await fetch(`http://localhost:${port}${home}`);
  await answer.text();
  if (!answer.ok) throw new PlainProblem(`The home page answered ${answer.status}; the lines above say why.`);
}

/** On one machine, this process decides about canaries; elsewhere `npx weefsel canary watch` does. */
function decideAboutCanaries(): void {
  const say = (line: string) => {
    if (line.startsWith('The canary was')) process.stdout.write(`  ${line}\n`);
  };
  const servers = [`http://localhost:${port}`];
  const watch = canaryWatch({
    releaseStore: releaseStoreIn(dataDir),
    servers,
    secret: () => tokenIn(dataDir),
    say,
  });
  void watch.follow(new AbortController().signal);
}

await run(async () => {
  process.stdout.write('Weefsel\n');
  await requireFreePort(port, 'PORT');
  await requireFreePort(backendPort, 'BACKEND_PORT');
  await requireFreeFolder(dataDir);
  await step('building what changed', buildAll);
  await step('releasing the remotes', () => releaseAll());
  const ending = stopAtEnd(running);
  // The end of one server is the end of all.
  const start = async (name: string, bundle: string, env: Record<string, string>): Promise<void> => {
    const server = await runServer(bundle, { DATA_DIR: dataDir, ...env });
    running.push(server);
    server.process.once('exit', (code, signal) => {
      if (ending.isStopping()) return;
      const how = signal ?? `code ${code}`;
      process.stderr.write(
        `The ${name} ended with ${how}, so everything stops. Start again with npm start.\n`,
      );
      void ending.stop().then(() => process.exit(1));
    });
  };
  try {
    await step('starting the demo backend', () =>
      start('demo backend', BACKEND_BUNDLE, {
        DRAW_AHEAD: process.env.DRAW_AHEAD ?? '1',
        HOOKS_URL: process.env.HOOKS_URL ?? `http://localhost:${port}`,
      }),
    );
    await step('starting the shell', () =>
      start('shell', SHELL_BUNDLE, {
        SERVER_PROCESSES: process.env.SERVER_PROCESSES ?? '',
        LOG_FORMAT: process.env.LOG_FORMAT ?? 'text',
      }),
    );
    await step('first page', firstPage);
  } catch (error) {
    await ending.stop();
    throw error;
  }
  process.stdout.write(shopTable({ home, dataDir }));
  decideAboutCanaries();
});
