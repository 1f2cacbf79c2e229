import { setTimeout as pause } from 'node:timers/promises';
import { growth } from './growth';
import { reportStep } from './report';
import { stagedShop, type Staging } from './staged-shop';

/** Turns to wait: background work holds its page until done, and buffers are freed after their holders. */
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

/** A timeout signal keeps its waiters alive until it fires; recorded responses need no timeout. */
function withoutTimeouts<T>(work: () => Promise<T>): Promise<T> {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = () => new AbortController().signal;
  return work().finally(() => (AbortSignal.timeout = timeout));
}

/**
 * Renders the same pages repeatedly from recorded responses. Throws when memory keeps growing; returns the growth as a
 * sentence.
 */
export async function requireNoGrowth(staging: Staging, paths: readonly string[]): Promise<string> {
  const shop = stagedShop({ ...staging, keepsNothing: true });
  const render = (path: string) => {
    reportStep(path);
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
