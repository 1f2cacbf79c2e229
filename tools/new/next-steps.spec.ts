import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { nextSteps, type Kind } from './next-steps.ts';

test('a new page is served, tested and found at its address', () => {
  const steps = nextSteps('page', 'mf-stores', '/nl/winkels/');
  expect(steps).toMatch(/npx nx serve mf-stores .*: http:\/\/localhost:\d+\/nl\/winkels\/$/m);
  expect(steps).toContain('npx nx test mf-stores');
});

test('a path with parameters is no address', () => {
  expect(nextSteps('page', 'mf-stores', '/nl/winkels/:city')).not.toContain('http');
});

test.each<Kind>(['remote', 'page', 'fragment'])('the document about a new %s exists', (kind) => {
  const [document = ''] = /docs\/(?!ownership)\S+/.exec(nextSteps(kind, 'mf-stores')) ?? [];
  expect(existsSync(resolve(WORKSPACE, document))).toBe(true);
});
