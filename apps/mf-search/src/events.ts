import type { EventName } from '@weefsel/contracts';

/** Analytics events of this remote. */
export const events = ['search', 'select_item', 'view_item_list'] as const satisfies readonly EventName[];

declare module '@weefsel/contracts' {
  interface EventOwners {
    'mf-search': (typeof events)[number];
  }
}
