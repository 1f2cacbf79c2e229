import { DEMO } from './demo.ts';

const FAULTS = `${DEMO}/__demo/faults.json`;

/** Injects a fault into a vendor, for all clients; only without parallel tests. */
export async function addFault(fault: object): Promise<void> {
  const answer = await fetch(FAULTS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
}

/** Removes all faults. */
export async function removeFaults(): Promise<void> {
  const answer = await fetch(FAULTS, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}
