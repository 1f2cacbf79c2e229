import type { Clients } from '@weefsel/api-clients';
import type { PageActions } from '@weefsel/contracts';
import { logout } from '../frame/logout-action';
import { LOGOUT } from '../frame/logout-form';

export const actions: PageActions<Clients> = { [LOGOUT]: logout };
