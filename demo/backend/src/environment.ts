import { resolve } from 'node:path';
import * as v from 'valibot';
import type { HookSecrets } from './hooks/hook-requests.ts';
import { addressOrNone, readSettings, someText, whole, word } from './settings.ts';

/** Configuration of the demo backend; see `.env.example`. */
export interface BackendConfig {
  port: number;
  host: string;
  /** Folder of everything that survives a restart. */
  dataDir: string;
  /** Seed from which the whole assortment follows. */
  seed: number;
  products: number;
  accessToken: string;
  contentProjectId: string;
  contentDataset: string;
  /** Tokens for reading drafts and for changing content. */
  contentTokens: { read: string; write: string };
  searchInstanceKey: string;
  /** Origin under which browsers reach this process. */
  publicOrigin: string;
  storefrontOrigin: string;
  /** URL of the shop's server, which receives change hooks; empty disables hooks. */
  hooksUrl: string;
  /** Secrets with which the vendors sign their hooks. */
  hookSecrets: HookSecrets;
  logLevel: string;
  /** True to serve `/__demo`, where any caller can make the vendors fail. */
  demoControls: boolean;
  /** True to draw the pictures that listings show first in quiet moments. */
  drawAhead: boolean;
  /** Multiple of the usual free attempts before a rate limit applies; 0 disables the limits. */
  rateLimits: number;
  /** File that records every response of the commerce vendor; absent disables recording. */
  recordAnswers?: string;
  /** True for a commerce vendor without this shop's own plugin. */
  stockShopware: boolean;
  /** Secret with which payment provider and shop sign their messages. */
  paymentSecret: string;
  reviewsToken: string;
  reviewsLocationId: string;
}

const settings = v.object({
  BACKEND_PORT: v.optional(whole({ least: 0, most: 65_535 }), '4300'),
  PORT: v.optional(whole({ least: 0, most: 65_535 }), '4200'),
  HOST: v.optional(someText, 'localhost'),
  DATA_DIR: v.optional(someText, '.data'),
  SEED_PRODUCTS: v.optional(whole({ least: 1, most: 1_000_000 }), '3000'),
  COMMERCE_ACCESS_TOKEN: v.optional(someText, 'SWSCWEEFSELDEMO0STOREFRONT'),
  CONTENT_PROJECT_ID: v.optional(someText, 'demo'),
  CONTENT_DATASET: v.optional(someText, 'production'),
  CONTENT_READ_TOKEN: v.optional(someText, 'weefsel-content-viewer'),
  CONTENT_WRITE_TOKEN: v.optional(someText, 'weefsel-content-editor'),
  SEARCH_INSTANCE_KEY: v.optional(someText, 'a1b2c3d4'),
  LOG_LEVEL: v.optional(word('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), 'info'),
  DEMO_CONTROLS: v.optional(word('', '0', '1'), ''),
  DRAW_AHEAD: v.optional(word('', '0', '1'), '1'),
  RATE_LIMITS: v.optional(whole({ least: 0, most: 1_000_000 }), '1'),
  STOCK_SHOPWARE: v.optional(word('', '0', '1'), ''),
  RECORD_ANSWERS: v.optional(v.string(), ''),
  HOOKS_URL: v.optional(addressOrNone, ''),
  CONTENT_HOOK_SECRET: v.optional(someText, 'weefsel-content-hooks'),
  COMMERCE_HOOK_SECRET: v.optional(someText, 'weefsel-commerce-hooks'),
  SEARCH_HOOK_SECRET: v.optional(someText, 'weefsel-search-hooks'),
});

/**
 * Reads and validates the configuration. The defaults give the backend that the storefront expects.
 * Throws SettingsError, which names all invalid settings.
 */
export function readEnvironment(env: Record<string, string | undefined>): BackendConfig {
  const set = readSettings(settings, env);
  return {
    port: set.BACKEND_PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    seed: 2026,
    products: set.SEED_PRODUCTS,
    accessToken: set.COMMERCE_ACCESS_TOKEN,
    contentProjectId: set.CONTENT_PROJECT_ID,
    contentDataset: set.CONTENT_DATASET,
    contentTokens: { read: set.CONTENT_READ_TOKEN, write: set.CONTENT_WRITE_TOKEN },
    searchInstanceKey: set.SEARCH_INSTANCE_KEY,
    publicOrigin: `http://localhost:${set.BACKEND_PORT}`,
    storefrontOrigin: `http://localhost:${set.PORT}`,
    hooksUrl: set.HOOKS_URL,
    hookSecrets: {
      content: set.CONTENT_HOOK_SECRET,
      commerce: set.COMMERCE_HOOK_SECRET,
      search: set.SEARCH_HOOK_SECRET,
    },
    logLevel: set.LOG_LEVEL,
    demoControls: set.DEMO_CONTROLS === '1',
    drawAhead: set.DRAW_AHEAD !== '0',
    rateLimits: set.RATE_LIMITS,
    stockShopware: set.STOCK_SHOPWARE === '1',
    ...(set.RECORD_ANSWERS && { recordAnswers: resolve(set.RECORD_ANSWERS) }),
    paymentSecret: 'weefsel-payments',
    reviewsToken: 'weefsel-reviews',
    reviewsLocationId: '1060412',
  };
}
