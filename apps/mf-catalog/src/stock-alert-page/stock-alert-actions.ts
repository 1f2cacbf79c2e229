import { CommerceError, type Clients } from '@weefsel/api-clients';
import { paths, type ActionResult, type PageAction, type PageActions } from '@weefsel/contracts';
import { failureText } from '@weefsel/forms';
import { readStockAlert, STOCK_ALERT_STATES, type StockAlertForm } from './stock-alert-state';

/** Maps an error to a failure text. A link unknown to commerce has its own text. */
function refused(error: unknown): ActionResult {
  if (error instanceof CommerceError && error.status === 404)
    return { kind: 'refused', failure: 'headless.stockAlert.linkWrong' };
  console.error('[stock alert]', error);
  return { kind: 'refused', failure: failureText(error) };
}

const handIn =
  (form: StockAlertForm): PageAction<Clients> =>
  async ({ url }, { commerce: { stockAlert } }) => {
    const { hash } = readStockAlert(url.pathname + url.search);
    try {
      await (form === 'stop' ? stockAlert.unsubscribe(hash) : stockAlert.confirm(hash));
    } catch (error) {
      return refused(error);
    }
    const { stopped, confirmed } = STOCK_ALERT_STATES;
    return { kind: 'done', to: paths.stockAlert.toState(form === 'stop' ? stopped : confirmed) };
  };

export const actions: PageActions<Clients> = {
  confirm: handIn('confirm'),
  stop: handIn('stop'),
} satisfies Record<StockAlertForm, PageAction<Clients>>;
