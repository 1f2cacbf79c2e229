import { fixedId } from '../../database/fixed-id.ts';
import type { StateMachine } from '../orders/state-machines.ts';

const NAMES: Readonly<Record<string, string>> = {
  open: 'Open',
  in_progress: 'In behandeling',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
  paid: 'Betaald',
  failed: 'Mislukt',
  unconfirmed: 'Niet bevestigd',
  authorized: 'Geautoriseerd',
  reminded: 'Herinnerd',
  paid_partially: 'Gedeeltelijk betaald',
  refunded: 'Terugbetaald',
  refunded_partially: 'Gedeeltelijk terugbetaald',
  chargeback: 'Teruggeboekt',
  shipped: 'Verzonden',
  shipped_partially: 'Gedeeltelijk verzonden',
  returned: 'Retour ontvangen',
  returned_partially: 'Gedeeltelijk retour',
};

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
