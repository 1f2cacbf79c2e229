/** Names of the withdrawal forms: choice of the order, choice of lines, confirmation. */
export const BEGIN = 'withdrawal-begin';
export const CHOOSE = 'withdrawal-choose';
export const CONFIRM_WITHDRAWAL = 'withdrawal-confirm';

/** Name of the form on an order's page that begins a withdrawal. */
export const WITHDRAW = 'withdraw';

const LINE = 'line-';

/** Name of the field with the quantity of a line. */
export const fieldOf = (lineId: string): string => LINE + lineId;

/** Chosen quantities by line, without lines of which none are chosen. */
export const chosenIn = (fields: Readonly<Record<string, string>>): { id: string; quantity: number }[] =>
  Object.entries(fields)
    .filter(([name, value]) => name.startsWith(LINE) && Number(value) > 0)
    .map(([name, value]) => ({ id: name.slice(LINE.length), quantity: Number(value) }));

/** Name of the button that withdraws everything left. */
export const ALL = 'all';

/** Value of `step` in the query that shows the lines again. */
export const LINES_STEP = 'lines';
