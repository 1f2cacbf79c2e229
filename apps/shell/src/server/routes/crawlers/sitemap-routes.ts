import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressBytes } from '../../http/compression';
import type { AddressSource } from './address-source';
import { PAGE_KINDS, type PageKind } from './read-addresses';
import { newest, partsOf, sitemapIndexXml, sitemapXml } from './sitemap-xml';

const FRESH = 'public, max-age=3600';
/** Filtered listings are endless, and personal pages are not for search engines. */
const DISALLOWED = [
  '/api/',
  '/account',
  '/cart',
  '/checkout',
  '/login',
  '/order/',
  '/review',
  '/side-cart',
  '/stylingViewer',
  '/wishlist',
  '/*_payload.json',
  '/*?*tn_fk_',
  '/*?*tn_sort=',
];

const partPath = (kind: PageKind, part: number): string => `/sitemaps/${kind}-${part}.xml`;

async function sendXml(xml: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = chooseEncoding(request, reply);
  reply.type('application/xml; charset=utf-8').header('cache-control', FRESH);
  return reply.send(await compressBytes(Buffer.from(xml), encoding));
}

/** `robots.txt` and the sitemaps. `origin` is the shop's own. */
export function sitemapRoutes(app: FastifyInstance, source: AddressSource, origin: string): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FRESH)
      .send(
        [
          'User-agent: *',
          ...DISALLOWED.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const lists = await Promise.allSettled(PAGE_KINDS.map((kind) => source.read(kind)));
    const parts = PAGE_KINDS.flatMap((kind, index) => {
      const list = lists[index];
      if (list?.status === 'fulfilled')
        return partsOf(list.value).map((pages, part) => ({
          path: partPath(kind, part + 1),
          changed: newest(pages),
        }));
      request.log.error({ err: list?.reason, kind }, 'A part of the sitemap is missing.');
      return [];
    });
    if (parts.length === 0) return reply.code(503).header('retry-after', '60').send();
    return sendXml(sitemapIndexXml(origin, parts), request, reply);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, name, part] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(request.params.file) ?? [];
    const kind = PAGE_KINDS.find((known) => known === name);
    const pages = kind && partsOf(await source.read(kind))[Number(part) - 1];
    if (!pages) return reply.code(404).type('text/plain').send('No such part of the sitemap.\n');
    return sendXml(sitemapXml(origin, pages), request, reply);
  });
}
