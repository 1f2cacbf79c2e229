import { globSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { IS_PACKED, ROOT } from './paths.ts';
import { readExport } from './read-export.ts';

/** Market of the build unless the setting MARKET names another one. */
const USUAL = 'nl-nl';

const LOCALES = resolve(ROOT, IS_PACKED ? 'node_modules/@weefsel' : 'libs', 'contracts/src/locale');
const LOCALE_FILE = /^([a-z]{2}-[a-z]{2})\.(?:ts|js)$/;
/** Modules with market data are named after their market. */
const DATA = IS_PACKED
  ? `node_modules/@weefsel/*/src/**/${USUAL}.js`
  : `{apps,demo,libs}/*/src/**/${USUAL}.ts`;

/** MARKET names no market. Its message lists the existing ones. */
export class UnknownMarket extends Error {
  override readonly name = 'UnknownMarket';
}

/** The markets that the shop can be built for: each has a file beside `locale.ts`. */
const markets = (): string[] => readdirSync(LOCALES).flatMap((file) => LOCALE_FILE.exec(file)?.[1] ?? []);

/** The market of this build. Throws UnknownMarket when the setting names none. */
export function chosenMarket(env: Record<string, string | undefined> = process.env): string {
  const market = env.MARKET || USUAL;
  if (market === USUAL || markets().includes(market)) return market;
  throw new UnknownMarket(`MARKET is "${market}", which is no market of this shop: ${markets().join(', ')}.`);
}

/** Subfolder for a market's own builds and data; empty for the usual market. */
export const marketFolder = (): string => (chosenMarket() === USUAL ? '' : chosenMarket());

/** Webpack aliases from the modules of the usual market to those of the chosen one. */
export function marketAliases(): Record<string, string> {
  const market = chosenMarket();
  if (market === USUAL) return {};
  const usual = globSync(DATA, { cwd: ROOT }).map((file) => resolve(ROOT, file));
  const ofMarket = (file: string) => resolve(dirname(file), basename(file).replace(USUAL, market));
  return Object.fromEntries(usual.map((file) => [file, ofMarket(file)]));
}

/** Address of the home page in the chosen market, such as `/nl/`. */
export async function homePath(): Promise<string> {
  const prefix = await readExport(
    resolve(LOCALES, `${chosenMarket()}${IS_PACKED ? '.js' : '.ts'}`),
    'prefix',
  );
  return `/${String(prefix)}/`;
}

/** Folder of the builds for the chosen market, below `dist`. */
export const buildsFolder = (): string => marketFolder() || (IS_PACKED ? '' : 'apps');

/** The builds folder, from the root. */
export const distFolder = (): string => join('dist', buildsFolder());

/** Output folder of an app's build. */
export const distOf = (app: string): string => resolve(ROOT, distFolder(), IS_PACKED ? '' : app);

/**
 * Output of an app for development, outside the folders that nx restores and cleans: a build beside a running
 * `nx serve` leaves it alone.
 */
export const developmentOf = (app: string): string => resolve(ROOT, `${distFolder()}-development`, app);
