import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readImageParameters } from '../image-parameters.ts';
import { planImage } from '../image-plan.ts';
import type { RenderOptions } from '../render-picture.ts';
import { createBackgroundDrawer, type BackgroundDrawer } from './background-drawer.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>';

const { q: quality, bg: background, effects, ...rest } = readImageParameters(new URLSearchParams());
const plan = planImage({ width: 30, height: 20 }, { q: quality, bg: background, effects, ...rest });
const OPTIONS: RenderOptions = { plan, format: 'png', quality, effects, background };

/** Responds to every order with its own process id as picture. */
const ANSWERS = `process.on('message', ({ id }) => process.send({ id, picture: Buffer.from(String(process.pid)) }));`;

let folder: string;
let drawer: BackgroundDrawer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawer-'));
});
afterEach(() => drawer.close());
afterAll(() => rm(folder, { recursive: true }));

async function drawerWith(script: string): Promise<BackgroundDrawer> {
  const path = join(folder, `${Math.random()}.cjs`);
  await writeFile(path, script);
  drawer = createBackgroundDrawer(path);
  return drawer;
}

const isPng = (picture: Buffer) => picture.subarray(1, 4).toString() === 'PNG';

test('pictures are made by one other process with a lower priority', async () => {
  const { render } = await drawerWith(ANSWERS);
  const pids = [await render(DRAWING, OPTIONS), await render(DRAWING, OPTIONS)].map(String);
  const [pid = ''] = pids;
  expect(pids).toEqual([pid, pid]);
  expect(Number(pid)).not.toBe(process.pid);
  expect(getPriority(Number(pid))).toBe(10);
});

test('after a rest another process goes on', async () => {
  const { render, rest } = await drawerWith(ANSWERS);
  const before = String(await render(DRAWING, OPTIONS));
  rest();
  expect(String(await render(DRAWING, OPTIONS))).not.toBe(before);
});

test.each([
  ['dies', `process.on('message', () => process.exit(1));`],
  ['cannot start', 'process.exit(3)'],
  ['says that it cannot', `process.on('message', ({ id }) => process.send({ id, problem: 'no' }));`],
  ['answers nonsense and goes', `process.on('message', () => { process.send('?'); process.disconnect(); });`],
])('the picture is made here when the process %s, again and again', async (_what, script) => {
  const { render } = await drawerWith(script);
  for (let time = 0; time < 5; time += 1) expect(isPng(await render(DRAWING, OPTIONS))).toBe(true);
});

test('pending and later pictures are rejected once the drawer is closed', async () => {
  const { render, close } = await drawerWith('process.on("message", () => undefined);');
  const picture = render(DRAWING, OPTIONS);
  close();
  await expect(picture).rejects.toThrow('closing');
  await expect(render(DRAWING, OPTIONS)).rejects.toThrow('closing');
});
