import { createHash } from 'node:crypto';
import { hashOf, pagePolicy, type PolicySettings } from './content-policy';

const settings: PolicySettings = {
  contentImageHost: 'https://cdn.example/images',
  imageHosts: ['pictures.example'],
  searchBaseUrl: 'https://search.example/v1',
  analyticsUrl: '',
  gtmId: '',
  developmentRemotes: {},
};
const page = { styles: [hashOf('a{color:red}')], scripts: [hashOf('start()')] };

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  const found = directives(pagePolicy(settings, page));

  test('allows the files of the shop and exactly the inline scripts and styles of the page', () => {
    expect(found['script-src']).toEqual(["'self'", sha('start()')]);
    expect(found['style-src']).toEqual(["'self'", sha('a{color:red}')]);
    expect(found['default-src']).toEqual(["'none'"]);
    expect(found['frame-ancestors']).toEqual(["'none'"]);
  });

  test('allows connections to the shop and the search service, and pictures and films of the vendors', () => {
    expect(found['connect-src']).toEqual(["'self'", 'https://search.example']);
    expect(found['img-src']).toEqual(["'self'", 'data:', 'pictures.example', 'cdn.example']);
    expect(found['media-src']).toEqual(["'self'", 'cdn.example']);
  });

  test('requires trusted types and allows only the default policy', () => {
    expect(found['require-trusted-types-for']).toEqual(["'script'"]);
    expect(found['trusted-types']).toEqual(['default']);
  });

  test('reports violations to the shop', () => {
    expect(found['report-uri']).toEqual(['/api/violations']);
    expect(found['report-to']).toEqual(['violations']);
  });

  test('names the tag manager and the analytics service only when there are any', () => {
    expect(pagePolicy(settings, page)).not.toContain('google');
    const with_ = directives(
      pagePolicy({ ...settings, gtmId: 'GTM-1', analyticsUrl: 'https://analytics.example/api' }, page),
    );
    expect(with_['script-src']).toContain('https://www.googletagmanager.com');
    expect(with_['connect-src']).toContain('https://analytics.example');
  });

  test('names development servers and their sockets while one is used', () => {
    const developmentRemotes = { 'mf-search': 'http://localhost:4201/' };
    const open = directives(pagePolicy({ ...settings, developmentRemotes }, page));
    expect(open['script-src']).toContain('http://localhost:4201');
    expect(open['connect-src']).toContain('ws://localhost:4201');
    expect(open['require-trusted-types-for']).toBeUndefined();
  });
});
