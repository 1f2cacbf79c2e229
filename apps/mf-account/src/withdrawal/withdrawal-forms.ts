/** Names of the forms by which something is withdrawn: which order, which lines, and that it is meant. */
export const BEGIN = 'withdrawal-begin';
export const CHOOSE = 'withdrawal-choose';
export const CONFIRM_WITHDRAWAL = 'withdrawal-confirm';

/** Name of the form of an order's page that begins one. */
export const WITHDRAW = 'withdraw';

const LINE = 'line-';

/** Name of the field that says how many of a line. */
export const fieldOf = (lineId: string): string => LINE + lineId;

/** How many of which line were filled in, without the lines of which it is none. */
export const chosenIn = (fields: Readonly<Record<string, string>>): { id: string; quantity: number }[] =>
  Object.entries(fields)
    .filter(([name, value]) => name.startsWith(LINE) && Number(value) > 0)
    .map(([name, value]) => ({ id: name.slice(LINE.length), quantity: Number(value) }));

/** Name of the button that takes everything that is left. */
export const ALL = 'all';

/** Query under which the lines are shown once more. */
export const LINES_STEP = 'lines';
