import type { Clients } from '@weefsel/api-clients';
import type { PageActions } from '@weefsel/contracts';
import { lineAction } from '../cart/lines/line-action';
import { LINE_FORM } from '../cart/lines/line-form';

export const actions: PageActions<Clients> = { [LINE_FORM.name]: lineAction };
