import type { FastifyRequest } from 'fastify';

/** A request to the vendor's API: `/v2025-02-19/data/…/production`. */
export type ApiRequest = FastifyRequest<{ Params: { version: string; dataset: string; '*'?: string } }>;

/** Arguments in its address, with unchanged `$`-names. */
export const argumentsOf = (request: FastifyRequest) =>
  new URLSearchParams(request.url.includes('?') ? request.url.slice(request.url.indexOf('?') + 1) : '');
