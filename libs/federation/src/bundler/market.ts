import { globSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { IS_PACKED, ROOT } from './paths.ts';
import { readExport } from './read-export.ts';

/** The market that the shop is built for unless the setting MARKET names another one. */
const USUAL = 'nl-nl';

const LOCALES = resolve(ROOT, IS_PACKED ? 'node_modules/@weefsel' : 'libs', 'contracts/src/locale');
const LOCALE_FILE = /^([a-z]{2}-[a-z]{2})\.(?:ts|js)$/;
/** What differs by market stands in modules that are called after it. */
const DATA = IS_PACKED ? `node_modules/@weefsel/*/src/**/${USUAL}.js` : `{apps,libs}/*/src/**/${USUAL}.ts`;

/** MARKET names none. Its message says which there are. */
export class UnknownMarket extends Error {
  override readonly name = 'UnknownMarket';
}

/** The markets that the shop can be built for: each has a file beside `locale.ts`. */
const markets = (): string[] => readdirSync(LOCALES).flatMap((file) => LOCALE_FILE.exec(file)?.[1] ?? []);

/** The market that is built here. Throws UnknownMarket when the setting names none. */
export function chosenMarket(env: Record<string, string | undefined> = process.env): string {
  const market = env.MARKET || USUAL;
  if (market === USUAL || markets().includes(market)) return market;
  throw new UnknownMarket(`MARKET is "${market}", which is no market of this shop: ${markets().join(', ')}.`);
}

/** The folder that a market's own builds and data are kept in, below those of all; none for the usual one. */
export const marketFolder = (): string => (chosenMarket() === USUAL ? '' : chosenMarket());

/** For webpack: the modules of the usual market, each with the one that the chosen market has in its place. */
export function marketAliases(): Record<string, string> {
  const market = chosenMarket();
  if (market === USUAL) return {};
  const usual = globSync(DATA, { cwd: ROOT }).map((file) => resolve(ROOT, file));
  const ofMarket = (file: string) => resolve(dirname(file), basename(file).replace(USUAL, market));
  return Object.fromEntries(usual.map((file) => [file, ofMarket(file)]));
}

/** Where the shop of the chosen market begins, such as `/nl/`. */
export async function homePath(): Promise<string> {
  const prefix = await readExport(resolve(LOCALES, `${chosenMarket()}.ts`), 'prefix');
  return `/${String(prefix)}/`;
}

/** Folder of the builds for the chosen market, below `dist`. */
export const buildsFolder = (): string => marketFolder() || (IS_PACKED ? '' : 'apps');

/** The same from the root. */
export const distFolder = (): string => join('dist', buildsFolder());

/** Where the build of an app ends up. */
export const distOf = (app: string): string => resolve(ROOT, distFolder(), IS_PACKED ? '' : app);
