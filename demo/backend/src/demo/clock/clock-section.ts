import { html, type Html } from '../../markup/html.ts';
import { printMoment, section } from '../section.ts';
import type { DemoClock } from './demo-clock.ts';

const SHIFTS = [
  { hours: -1, label: '−1 hour' },
  { hours: 1, label: '+1 hour' },
  { hours: 24, label: '+1 day' },
  { hours: 7 * 24, label: '+1 week' },
  { hours: 30 * 24, label: '+30 days' },
];

const MINUTE_MS = 60_000;

const deviation = ({ aheadMs }: DemoClock): string => {
  const minutes = Math.round(Math.abs(aheadMs) / MINUTE_MS);
  if (minutes === 0) return 'the real time';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts = [days && `${days} d`, hours && `${hours} h`, minutes % 60 && `${minutes % 60} min`];
  return `${parts.filter(Boolean).join(' ')} ${aheadMs > 0 ? 'ahead' : 'behind'}`;
};

/** Current time of the vendors, with buttons that change it. */
export const clockSection = (clock: DemoClock): Html =>
  section(
    'clock',
    'Clock',
    html`<p>
        <strong>${printMoment(clock.now())}</strong>
        <span class="muted">${deviation(clock)}${clock.isFrozen ? ', stands still' : ''}</span>
      </p>
      <form method="post" action="/__demo/clock" class="buttons">
        ${SHIFTS.map(({ hours, label }) => html`<button name="shiftHours" value="${hours}">${label}</button>`)}
        <button name="frozen" value="${clock.isFrozen ? 'false' : 'true'}">
          ${clock.isFrozen ? 'Let it run' : 'Stop it'}
        </button>
        <button name="now" value="real">Back to now</button>
      </form>
      <p class="muted">
        Sessions, recovery links, promotions, orders, payments and posts go by this clock; the shop’s own
        pages go by the browser’s.
      </p>`,
  );
