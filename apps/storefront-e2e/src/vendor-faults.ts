import { DEMO } from './demo.ts';

const FAULTS = `${DEMO}/__demo/faults.json`;

/** Lets something of a vendor go wrong for all; only where nothing runs beside. */
export async function addFault(fault: object): Promise<void> {
  const answer = await fetch(FAULTS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
}

/** Makes all vendors well again. */
export async function removeFaults(): Promise<void> {
  const answer = await fetch(FAULTS, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}
