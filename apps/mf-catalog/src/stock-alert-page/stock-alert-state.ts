/** States of the stock alert page, as values in its address. */
export const STOCK_ALERT_STATES = {
  /** A mail was sent that needs confirmation. */
  asked: 'gevraagd',
  /** The variant was no longer sold out. */
  back: 'terug',
  confirmed: 'bevestigd',
  stopped: 'gestopt',
} as const;

export type StockAlertState = keyof typeof STOCK_ALERT_STATES;

export type StockAlertForm = 'confirm' | 'stop';

/** The action that a link asks for, or its outcome. */
interface StockAlertAddress {
  state?: StockAlertState;
  hash: string;
  form: StockAlertForm;
}

/** Parses an address of the page. */
export function readStockAlert(href: string): StockAlertAddress {
  const query = new URL(href, 'http://shop').searchParams;
  const said = query.get('stand');
  const states = Object.keys(STOCK_ALERT_STATES) as StockAlertState[];
  const state = states.find((name) => STOCK_ALERT_STATES[name] === said);
  return {
    ...(state && { state }),
    hash: query.get('hash') ?? '',
    form: query.get('doe') === 'stop' ? 'stop' : 'confirm',
  };
}
