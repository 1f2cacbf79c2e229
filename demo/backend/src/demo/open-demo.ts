import type { FastifyInstance } from 'fastify';
import { demoPlugin, type DemoPluginOptions } from './demo-plugin.ts';
import { Faults } from './faults/faults.ts';
import { meetFaults } from './faults/meet-faults.ts';
import { RequestGate } from './reset/request-gate.ts';
import { resetEverything, type Memories } from './reset/reset-everything.ts';

type OpenDemoOptions = Omit<DemoPluginOptions & Memories, 'faults' | 'reset'>;

/** Opens `/__demo`. Call on the root, before registering the vendors that faults and resets affect. */
export async function openDemo(app: FastifyInstance, options: OpenDemoOptions): Promise<void> {
  const faults = new Faults();
  const gate = new RequestGate();
  meetFaults(app, faults);
  gate.watch(app, '/store-api/');
  const reset = () => gate.alone(() => resetEverything({ ...options, faults }));
  await app.register(demoPlugin, { ...options, faults, reset });
}
