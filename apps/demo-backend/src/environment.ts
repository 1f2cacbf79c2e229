import { resolve } from 'node:path';

/** What the demo backend is configured with; see `.env.example`. */
export interface BackendConfig {
  port: number;
  host: string;
  /** Folder of everything that survives a restart. */
  dataDir: string;
  /** One number from which the whole assortment follows. */
  seed: number;
  products: number;
  accessToken: string;
  contentProjectId: string;
  contentDataset: string;
  searchInstanceKey: string;
  /** Origin under which browsers reach this process. */
  publicOrigin: string;
  storefrontOrigin: string;
  logLevel: string;
  /** Whether `/__demo` is there, with which anybody can make the vendors fail. */
  demoControls: boolean;
  /** File to which every answer of the commerce vendor is written; absent: none is. */
  recordAnswers?: string;
  /** What the payment provider and the shop sign their messages with. */
  paymentSecret: string;
  reviewsToken: string;
  reviewsLocationId: string;
}

/** Reads the configuration; without any it is the backend that the storefront expects by default. */
export function readEnvironment(env: Record<string, string | undefined>): BackendConfig {
  const port = Number(env.BACKEND_PORT ?? 4300);
  return {
    port,
    host: env.HOST ?? 'localhost',
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    seed: 2026,
    products: Number(env.SEED_PRODUCTS ?? 3000),
    accessToken: env.COMMERCE_ACCESS_TOKEN ?? 'SWSCWEEFSELDEMO0STOREFRONT',
    contentProjectId: env.CONTENT_PROJECT_ID ?? 'demo',
    contentDataset: env.CONTENT_DATASET ?? 'production',
    searchInstanceKey: env.SEARCH_INSTANCE_KEY ?? 'a1b2c3d4',
    publicOrigin: `http://localhost:${port}`,
    storefrontOrigin: `http://localhost:${env.PORT ?? 4200}`,
    logLevel: env.LOG_LEVEL ?? 'info',
    demoControls: env.DEMO_CONTROLS === '1',
    ...(env.RECORD_ANSWERS && { recordAnswers: resolve(env.RECORD_ANSWERS) }),
    paymentSecret: 'weefsel-payments',
    reviewsToken: 'weefsel-reviews',
    reviewsLocationId: '1060412',
  };
}
