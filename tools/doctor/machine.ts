import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { presentBrowser } from '../present-browser.ts';
import { ask } from './ask.ts';
import type { Check, Finding, Subject } from './check.ts';

/** Minimum version of Node for all code here. */
const OLDEST_NODE = 24;
const LEAST_FREE_BYTES = 1024 ** 3;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, 'localhost', () => probe.close(() => done(true)));
  });

/** Passes when the port is free, or a shop or backend listens on it. */
async function findPort(port: number): Promise<Finding> {
  if (await isFree(port)) return undefined;
  const status = await ask(`http://localhost:${port}/health`, { slow: 0.4 }).then(
    (answer) => answer.status,
    () => 0,
  );
  return status === 200 ? undefined : `something else listens at ${port}`;
}

async function findFolder(dir: string): Promise<Finding> {
  try {
    await mkdir(dir, { recursive: true });
    await access(dir, constants.W_OK);
  } catch {
    return `${dir} cannot be written to`;
  }
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize < LEAST_FREE_BYTES ? 'there is less than 1 GB left' : undefined;
}

const portCheck = (name: string, port: number): Check => ({
  title: `port ${port} (${name})`,
  why: 'The server cannot start.',
  mend: `Stop what listens there, or choose another with ${name}.`,
  run: () => findPort(port),
});

export interface Machine {
  port: number;
  /** Undefined without embedded vendors. */
  backendPort: number | undefined;
  dataDir: string;
}

/** Requirements of the machine that the shop runs on. */
export const machine = ({ port, backendPort, dataDir }: Machine): Subject => ({
  name: 'machine',
  checks: [
    {
      title: `Node ${OLDEST_NODE} or newer`,
      why: 'Nothing starts with an older one.',
      mend: 'Run it as npm run doctor and npm start, which bring their own.',
      run: () =>
        Number(process.versions.node.split('.')[0]) >= OLDEST_NODE
          ? undefined
          : `this is ${process.versions.node}`,
    },
    portCheck('PORT', port),
    ...(backendPort === undefined ? [] : [portCheck('BACKEND_PORT', backendPort)]),
    {
      title: 'folder of data, with room',
      why: 'Releases, and the demo’s orders and pictures are kept there.',
      mend: 'Make room, or choose another with DATA_DIR.',
      run: () => findFolder(dataDir),
    },
    {
      title: 'a Chromium',
      why: 'Browser tests, screenshots and benchmarks do not run; the shop does.',
      mend: 'npx playwright install chromium, the system’s package, or CHROME=/path/to/chromium.',
      optional: true,
      run: () => (presentBrowser() ? undefined : 'there is none'),
    },
  ],
});

/** Checks the settings: one problem for each invalid one, without its value. */
export const settings = (problems: readonly string[]): Subject => ({
  name: 'settings',
  checks: [
    {
      title: 'every setting can be right',
      why: 'The shop does not start.',
      mend: 'See .env.example for what each of them means.',
      run: () => (problems.length > 0 ? problems.join(' ').replace(/\.$/, '') : undefined),
    },
  ],
});
