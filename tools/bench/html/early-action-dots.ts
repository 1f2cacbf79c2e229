import type { Results } from '../results.ts';
import { escape, section } from './markup.ts';

/** Outcomes of the actions taken before the code arrived. */
export function earlyActionDots(earlyActions: Results['earlyActions'] = {}): string {
  const rows = Object.entries(earlyActions).map(([place, all]) => {
    const dots = all.map(
      ({ name, kept, early, lost }) =>
        `<li data-kept="${kept}" data-early="${early}"><b></b><span>${escape(name)}</span><small>${escape(lost || (early ? 'answered early' : 'answered by the code'))}</small></li>`,
    );
    return `<h3>${escape(place)}</h3><ul class="early-actions">${dots.join('')}</ul>`;
  });
  return section(
    'Early actions',
    'Each control used at first paint, with the code held back for three seconds.',
    rows.join(''),
  );
}
