/** What there is to say on the page that mails about sold-out sizes lead to, as its address has it. */
export const STOCK_ALERT_STATES = {
  /** A mail is on its way that has to be answered. */
  asked: 'gevraagd',
  /** It was not sold out any more. */
  back: 'terug',
  confirmed: 'bevestigd',
  stopped: 'gestopt',
} as const;

export type StockAlertState = keyof typeof STOCK_ALERT_STATES;

export type StockAlertForm = 'confirm' | 'stop';

/** What a link asks for, or what became of it. */
export interface StockAlertAddress {
  state?: StockAlertState;
  hash: string;
  form: StockAlertForm;
}

/** What an address of the page says. */
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
