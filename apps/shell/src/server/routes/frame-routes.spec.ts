import fastify from 'fastify';
import { frameRoutes } from './frame-routes';
import { securityHeaders } from '../http/security/security-headers';

test('the frame for third-party markup may run scripts but never gets the origin of the shop [BLK-10]', async () => {
  const app = fastify();
  securityHeaders(app);
  frameRoutes(app);
  const { headers } = await app.inject('/_frame');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^sandbox [^;]*allow-scripts/);
  expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/report-to violations$/);
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});
