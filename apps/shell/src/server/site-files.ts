import { locale, paths } from '@weefsel/contracts';
import type { FastifyInstance } from 'fastify';
import type { IconPath } from './icons';
import { PAYMENT_MARKS_PATH } from '../footer/payment-mark-names';
import { drawIcon, ICON_SVG, ICONS, toIco } from './icons';
import { PAYMENT_MARKS_SVG } from './payment-marks-svg';

const A_DAY = 'public, max-age=86400';
const FAVICON_SIDE = 48;

const manifestIcon = (src: IconPath, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${ICONS[src].side}x${ICONS[src].side}`,
  type: 'image/png',
  purpose,
});

const MANIFEST = {
  id: paths.home.to(),
  name: 'Weefsel',
  short_name: 'Weefsel',
  description: 'Kleding om lang van te houden, met zorg gekozen.',
  lang: locale.language,
  start_url: paths.home.to(),
  scope: '/',
  display: 'browser',
  background_color: '#fbf9f5',
  theme_color: '#fbf9f5',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    manifestIcon('/icons/icon-192.png', 'any'),
    manifestIcon('/icons/icon-512.png', 'any'),
    manifestIcon('/icons/maskable-192.png', 'maskable'),
    manifestIcon('/icons/maskable-512.png', 'maskable'),
  ],
};

/** Small files that browsers ask for by name; pictures are drawn when they are first asked for. */
export function siteFiles(app: FastifyInstance): void {
  const drawn = new Map<string, Promise<Buffer>>();
  const once = (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = drawn.get(name) ?? draw();
    drawn.set(name, known);
    known.catch(() => drawn.delete(name));
    return known;
  };

  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', A_DAY).send(ICON_SVG),
  );
  app.get(PAYMENT_MARKS_PATH, (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', A_DAY).send(PAYMENT_MARKS_SVG),
  );
  app.get('/favicon.ico', async (_request, reply) => {
    const ico = await once('favicon', async () =>
      toIco(await drawIcon({ side: FAVICON_SIDE, svg: ICON_SVG }), FAVICON_SIDE),
    );
    return reply.type('image/x-icon').header('cache-control', A_DAY).send(ico);
  });
  for (const [path, icon] of Object.entries(ICONS)) {
    app.get(path, async (_request, reply) => {
      const png = await once(path, () => drawIcon(icon));
      return reply.type('image/png').header('cache-control', A_DAY).send(png);
    });
  }
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', A_DAY).send(MANIFEST),
  );
}
