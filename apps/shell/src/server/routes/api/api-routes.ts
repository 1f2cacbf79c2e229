import type { AddressesClient, Clients } from '@weefsel/api-clients';
import type { FastifyInstance } from 'fastify';
import type { SharedStore } from '../../cache/shared-store';
import { chooseEncoding, compressBytes } from '../../http/compression';
import { errorAnswers } from '../../http/error-page';
import type { ViewFor } from '../../request/preview/request-view';
import type { ShellDataSource } from '../../vendors/shell-data';
import { createAnswerCache } from './answer-cache';
import { getAddress } from './get-address';
import { getCategories } from './get-categories';
import { getOverviews } from './get-overviews';
import { getSeoMap } from './get-seo-map';
import { getSnippets } from './get-snippets';
import { checkVatNumber } from './check-vat-number';

interface ApiOptions {
  clients: Clients;
  /** Absent when address lookup is off. */
  addresses?: AddressesClient | undefined;
  shellData: ShellDataSource;
  viewFor: ViewFor;
  /** Seconds for which a response is served from memory. */
  freshSeconds: number;
  /** Store that several servers share recent responses in. */
  shared?: SharedStore | undefined;
}

/** Longest request body, in bytes. */
const MAX_BODY = 4096;

/** Shortest response that is compressed, in characters. */
const WORTH_COMPRESSING = 1024;

function compressedAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_COMPRESSING) return payload;
    return compressBytes(Buffer.from(payload), chooseEncoding(request, reply), 'quick');
  });
}

/** All API calls of the shop's own server. */
export async function apiRoutes(
  app: FastifyInstance,
  { clients, addresses, shellData, viewFor, freshSeconds, shared }: ApiOptions,
): Promise<void> {
  const kept = createAnswerCache(freshSeconds, shared);
  errorAnswers(app);
  compressedAnswers(app);
  app.addHook('onRoute', (route) => void (route.bodyLimit ??= MAX_BODY));
  getSnippets(app, shellData, viewFor);
  getCategories(app, clients, kept);
  getSeoMap(app, clients, kept);
  getOverviews(app, clients, kept, viewFor);
  getAddress(app, addresses, kept);
  checkVatNumber(app, clients);
}
