import { resolve } from 'node:path';
import { readEnvironment } from './environment.ts';
import { SettingsError } from './settings.ts';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readEnvironment(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const [, ...problems] = error.message.split('\n  ');
    return problems;
  }
  return [];
}

test('without settings it is the backend that the storefront expects', () => {
  const config = readEnvironment({});
  expect(config).toMatchObject({
    port: 4300,
    publicOrigin: 'http://localhost:4300',
    storefrontOrigin: 'http://localhost:4200',
    products: 3000,
    demoControls: false,
    drawAhead: true,
    rateLimits: 1,
    logLevel: 'info',
  });
  expect(config).not.toHaveProperty('recordAnswers');
});

test('settings are taken as they are given', () => {
  const given = {
    BACKEND_PORT: '0',
    PORT: '80',
    SEED_PRODUCTS: '1',
    RATE_LIMITS: '0',
    DEMO_CONTROLS: '1',
    DRAW_AHEAD: '0',
  };
  expect(readEnvironment({ ...given, LOG_LEVEL: 'WARN', RECORD_ANSWERS: 'a.jsonl' })).toMatchObject({
    port: 0,
    storefrontOrigin: 'http://localhost:80',
    products: 1,
    rateLimits: 0,
    demoControls: true,
    drawAhead: false,
    logLevel: 'warn',
    recordAnswers: resolve('a.jsonl'),
  });
  expect(readEnvironment({ BACKEND_PORT: '65535', DEMO_CONTROLS: '0' })).toMatchObject({
    port: 65_535,
    demoControls: false,
  });
});

test('invalid settings are refused together, each with its name and reason', () => {
  const bad = {
    RATE_LIMITS: 'abc',
    BACKEND_PORT: '65536',
    SEED_PRODUCTS: '0',
    DATA_DIR: ' ',
    DEMO_CONTROLS: 'yes',
    LOG_LEVEL: 'loud',
    COMMERCE_ACCESS_TOKEN: '',
  };
  expect(problemsOf(bad).sort()).toEqual([
    'BACKEND_PORT must be a whole number, 0 to 65535.',
    'COMMERCE_ACCESS_TOKEN must not be empty.',
    'DATA_DIR must not be empty.',
    'DEMO_CONTROLS must be 0 or 1.',
    'LOG_LEVEL must be trace or debug or info or warn or error or fatal or silent.',
    'RATE_LIMITS must be a whole number, 0 to 1000000.',
    'SEED_PRODUCTS must be a whole number, 1 to 1000000.',
  ]);
  expect(problemsOf({ RATE_LIMITS: '-1', SEED_PRODUCTS: '1.5', PORT: '' })).toHaveLength(3);
});
