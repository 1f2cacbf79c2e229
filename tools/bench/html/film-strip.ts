import type { Results } from '../results.ts';
import { escape, section } from './markup.ts';

const NAMES: [target: string, label: string][] = [
  ['ours', 'Weefsel'],
  ['limit', 'the limit'],
];

/** Screenshots of each page while it loads, above those of its limit. */
export function filmStrips(films: Results['films'] = {}): string {
  const places = new Set(Object.keys(films).map((key) => key.replace(/ \w+$/, '')));
  const strips = [...places].map((place) => {
    const wide = place.startsWith('desktop') ? ' wide' : '';
    const rows = NAMES.map(([target, label]) => {
      const frames = (films[`${place} ${target}`] ?? []).map(({ at, picture }) => {
        const image = picture ? `<img src="${escape(picture)}" alt="">` : '<span class="empty"></span>';
        return `<li>${image}<small>${(at / 1000).toFixed(1)} s</small></li>`;
      });
      return `<p class="label">${label}</p><ol class="film${wide}">${frames.join('')}</ol>`;
    });
    return `<h3>${escape(place)}</h3>${rows.join('')}`;
  });
  return section('While it loads', 'Ours, and the same content without any script.', strips.join(''));
}
