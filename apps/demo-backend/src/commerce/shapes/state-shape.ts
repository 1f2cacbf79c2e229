import { fixedId } from '../../database/fixed-id.ts';

const NAMES: Readonly<Record<string, string>> = {
  open: 'Open',
  in_progress: 'In behandeling',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
  paid: 'Betaald',
  failed: 'Mislukt',
  shipped: 'Verzonden',
};

export type StateMachine = 'order' | 'order_delivery' | 'order_transaction';

export const stateIdOf = (machine: StateMachine, technicalName: string): string =>
  fixedId('state', `${machine}/${technicalName}`);

/** A state on the wire, e.g. that of an order. */
export function toState(machine: StateMachine, technicalName: string) {
  const name = NAMES[technicalName] ?? technicalName;
  return {
    id: stateIdOf(machine, technicalName),
    technicalName,
    name,
    customFields: null,
    translated: { name, customFields: {} },
    createdAt: '2024-01-01T00:00:00.000+00:00',
    updatedAt: null,
    apiAlias: 'state_machine_state',
  };
}
