import { expect, test as base } from '@playwright/test';
import { CONSENT_VERSION, type ConsentProof } from '../../../../libs/contracts/src/consent';
import { STORAGE_KEYS } from '../../../../libs/contracts/src/storage-keys';
import { giveBack } from '../goods';
import { Engine } from './engine';
import { driveFirefox } from './firefox';
import { lackedFor, type EngineOptions } from '../../../../tools/other-engines';
import { driveWebKit } from './webkit';

/** Height of a page's window, in px. */
const HEIGHT = 860;

interface EngineFixtures {
  shopper: Engine;
  isNarrow: boolean;
}

/** Errors provoked by tests: refused requests, and scripts aborted when leaving a page (empty ones). */
const PROVOKED =
  /Failed to load resource|NS_BINDING_ABORTED|status=2152398850|computed hash is “(47DEQpj8|OLBgp1Gs)/;

function refuseMeasuring(key: string, proof: ConsentProof): void {
  localStorage.setItem(key, JSON.stringify(proof));
  document.cookie = `${key}=${encodeURIComponent(JSON.stringify(proof))}; path=/`;
}

/** A test in an engine other than Chromium, at the width of its project. */
export const test = base.extend<EngineFixtures, EngineOptions>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  width: [1440, { option: true, scope: 'worker' }],
  isNarrow: async ({ width }, provide) => provide(width < 600),
  shopper: async ({ engineName, width, baseURL }, provide) => {
    const lacked = lackedFor(engineName);
    if (lacked) throw new Error(`No ${engineName} here: "apt-get install ${lacked}".`);
    // Stays empty for WebKit: its driver does not forward the console.
    const problems: string[] = [];
    const driver =
      engineName === 'firefox'
        ? await driveFirefox(width, HEIGHT, problems)
        : await driveWebKit(width, HEIGHT);
    const shopper = new Engine(driver, String(baseURL));
    try {
      await shopper.open('/robots.txt');
      await expect.poll(() => shopper.run(() => innerWidth)).toBe(width);
      const at = new Date().toISOString();
      const proof: ConsentProof = { id: 'test', version: CONSENT_VERSION, at, allowed: [] };
      await shopper.run(refuseMeasuring, STORAGE_KEYS.consent, proof);
      await provide(shopper);
    } finally {
      await shopper.stop();
      await giveBack();
    }
    expect(problems.filter((text) => !PROVOKED.test(text))).toEqual([]);
  },
});

export { expect };
