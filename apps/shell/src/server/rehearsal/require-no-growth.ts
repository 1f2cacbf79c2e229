import { setTimeout as pause } from 'node:timers/promises';
import { growth } from './growth';
import { tellStep } from './outcome';
import { stagedShop, type Staging } from './staged-shop';

/** Work behind an answer holds its page until it is done, and buffers are freed after what held them. */
const TURNS = 3;
const TURN_MS = 40;

const { gc } = globalThis as { gc?: () => void };

/** Memory in use after garbage collection, in bytes. */
async function memoryInUse(): Promise<number> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await pause(TURN_MS);
    gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A signal with a timeout holds whatever waits for it until then; recorded answers need no timeout. */
function withoutTimeouts<T>(work: () => Promise<T>): Promise<T> {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = () => new AbortController().signal;
  return work().finally(() => (AbortSignal.timeout = timeout));
}

/**
 * Renders the same pages repeatedly from recorded answers. Throws when memory keeps growing; returns how much, as a
 * sentence.
 */
export async function requireNoGrowth(staging: Staging, paths: readonly string[]): Promise<string> {
  const shop = stagedShop({ ...staging, keepsNothing: true });
  const render = (path: string) => {
    tellStep(path);
    return shop.ask(path);
  };
  try {
    const { refused, mb } = await withoutTimeouts(() => growth({ paths, render, measure: memoryInUse }));
    if (refused) throw new Error(refused);
    return `100 renderings leave ${Math.max(0, mb).toFixed(1)} MB of memory behind.`;
  } finally {
    await shop.close();
  }
}
