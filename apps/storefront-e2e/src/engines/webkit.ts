import { spawn, type ChildProcess } from 'node:child_process';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import type { Driver } from './engine';
import { MINI_BROWSER, WEBKIT_DRIVER, XVFB } from '../../../../tools/other-engines';

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE } as const;

/** Number of this worker, which has a separate display and port. */
const nth = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const DISPLAY = `:${130 + nth}`;
const PORT = 4640 + nth;

const children: ChildProcess[] = [];
let ready: Promise<void> | undefined;

const isUp = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${PORT}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startDriver(): Promise<void> {
  const start = (command: string, args: readonly string[]) =>
    children.push(spawn(command, args, { stdio: 'ignore', env: { ...process.env, DISPLAY } }));
  start(XVFB, [DISPLAY, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  start(WEBKIT_DRIVER, [`--port=${PORT}`, '--host=127.0.0.1']);
  process.once('exit', () => children.forEach((child) => child.kill()));
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries > 150) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((soon) => setTimeout(soon, 100));
  }
}

/** A WebKitGTK with an empty profile. Full screen hides the toolbar, which is wider than a phone. */
export async function driveWebKit(width: number, height: number): Promise<Driver> {
  await (ready ??= startDriver());
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation', '--full-screen'] },
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${PORT}`)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return {
    navigate: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    // WebDriver has no undefined.
    evaluate: async (expression) =>
      (await driver.executeScript<unknown>(`return ${expression}`)) ?? undefined,
    hold: async (expression) => {
      const element = await driver.executeScript<WebElement | null>(`return ${expression}`);
      return element ?? undefined;
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    stop: () => driver.quit(),
  };
}
