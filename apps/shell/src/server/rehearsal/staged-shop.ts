import type { Clients } from '@weefsel/api-clients';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import fastify from 'fastify';
import type { ServerConfig } from '../environment';
import { errorPages } from '../error-page';
import { fixedRemotes } from '../fixed-remotes';
import { PageCache } from '../page-cache';
import { pageRoutes } from '../page-routes';
import { PathFinder } from '../paths/path-finder';
import { PathMemory } from '../paths/path-memory';
import { ShellDataSource } from '../shell-data';
import { createVendorClients } from '../vendors/vendor-clients';

/** What a page was answered with. */
export interface Answered {
  status: number;
  html: string;
  payload?: PagePayload;
  /** The last thing that went wrong on the way, as the log has it. */
  failure?: string;
}

/** A shop that nobody comes to: its pages are the ones that shoppers would get. */
export interface StagedShop {
  clients: Clients;
  ask: (path: string) => Promise<Answered>;
  close: () => Promise<void>;
}

/** Of a page, what the shell's server would answer; its build is not asked for, since nobody loads it. */
const NO_ASSETS = {
  build: 'rehearsal',
  mainScript: { href: '/assets/main.js' },
  css: '',
  pageStyles: {},
  fonts: [],
};

/** A page that is whole must not look like one that was remembered. */
const KEPT_SECONDS = 60;

interface LogLine {
  level?: number;
  err?: { message?: string };
}

/** A shop with these remotes, in front of the vendors that the settings name. */
export function stagedShop(config: ServerConfig, snapshot: Snapshot): StagedShop {
  const heard: Pick<Answered, 'failure'> = {};
  const write = (text: string) => {
    const { err } = JSON.parse(text) as LogLine;
    if (err?.message) heard.failure = err.message;
  };
  const app = fastify({ logger: { level: 'error', stream: { write } } });
  const { clients, promises, flaws, stop } = createVendorClients(config, app.log);
  const shellData = new ShellDataSource(clients, config, app.log, promises, { flaws });
  errorPages(app);
  pageRoutes(app, {
    config,
    clients,
    remotes: fixedRemotes(() => snapshot),
    shellData,
    pages: new PageCache(KEPT_SECONDS),
    paths: new PathFinder(new PathMemory()),
    assets: NO_ASSETS,
    flaws,
  });
  app.addHook('onClose', stop);
  return {
    clients,
    ask: async (url) => {
      delete heard.failure;
      const answer = await app.inject({ url, headers: { 'user-agent': 'Chrome/156.0' } });
      return { status: answer.statusCode, html: answer.body, ...heard };
    },
    close: async () => {
      await app.close();
    },
  };
}
