import type { FastifyInstance } from 'fastify';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1c1a17"/><g fill="none" stroke="#fbf9f5" stroke-width="3" stroke-linecap="round"><path d="M8 11h4m4 0h8M8 16h9m4 0h3M8 21h4m4 0h8"/><path d="M14 8v5m0 5v6M19 8v11m0 4v1"/></g></svg>`;

const MANIFEST = {
  name: 'Weefsel',
  short_name: 'Weefsel',
  lang: 'nl',
  start_url: '/nl/',
  display: 'browser',
  background_color: '#fbf9f5',
  theme_color: '#fbf9f5',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
};

/** Small files that browsers and crawlers ask for by name. */
export function siteFiles(app: FastifyInstance): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400').send(MANIFEST),
  );
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nAllow: /\n'));
}
