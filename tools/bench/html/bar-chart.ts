import { holds, reachesGoal, type Bar } from '../bars.ts';
import { escape, percent, section, short } from './markup.ts';

/** End of the scale, as a multiple of the required value; makes small excesses visible. */
const BEYOND = 1.6;

/** State of a bar, in one word. */
function stateOf(bar: Bar): 'missed' | 'holds' | 'goal' | 'none' {
  const kept = holds(bar);
  if (kept === undefined) return 'none';
  if (!kept) return 'missed';
  return reachesGoal(bar) ? 'goal' : 'holds';
}

/** Required, goal and measured value as positions on the bar's scale, from 0 to 1. */
export function marksOf(bar: Bar): { must: number; goal: number | undefined; found: number } {
  const { atMost, atLeast, goal, found = 0 } = bar;
  const must = atMost ?? atLeast ?? 0;
  const end = must > 0 ? must * BEYOND : 1;
  return { must: must / end, goal: goal === undefined ? undefined : goal / end, found: found / end };
}

function line(bar: Bar): string {
  const { must, goal, found } = marksOf(bar);
  const state = stateOf(bar);
  const wanted = bar.atLeast === undefined ? `≤ ${short(bar.atMost)}` : `≥ ${short(bar.atLeast)}`;
  const goalMark = goal === undefined ? '' : `<i class="goal" style="left:${percent(goal)}"></i>`;
  const goalText = bar.goal === undefined ? '' : ` <span>goal ${short(bar.goal)}</span>`;
  return `<li data-state="${state}"><span class="what">${escape(bar.what)}</span>
<span class="track"><b style="width:${percent(found)}"></b><i class="must" style="left:${percent(must)}"></i>${goalMark}</span>
<span class="found">${short(bar.found)}</span><span class="wanted">${wanted}${goalText}</span></li>`;
}

/** All bars, each on its own scale. Missed bars come first; unmeasured ones come last, collapsed. */
export function barChart(bars: readonly Bar[]): string {
  const measured = bars.filter((bar) => holds(bar) !== undefined);
  const none = bars.filter((bar) => holds(bar) === undefined);
  const order = [...measured.filter((bar) => !holds(bar)), ...measured.filter((bar) => holds(bar))];
  const rest =
    none.length > 0
      ? `<details><summary>${none.length} not measured in this run</summary><ul class="bars">${none.map(line).join('')}</ul></details>`
      : '';
  return section(
    'Bars',
    'The dark line is the must, the gold one the goal. Each bar has a scale of its own.',
    `<ul class="bars">${order.map(line).join('')}</ul>${rest}`,
  );
}
