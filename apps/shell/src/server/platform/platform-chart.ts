/** One line of a chart: a figure for each moment. */
export interface ChartLine {
  /** Class of the line, which gives it its colour. */
  name: 'live' | 'canary' | 'harm';
  values: readonly number[];
}

export interface Chart {
  title: string;
  lines: readonly ChartLine[];
  /** Value at which something happens, drawn across. */
  limit?: number;
  /** The newest figures in words, for screen readers. */
  said: string;
}

const WIDTH = 320;
const HEIGHT = 96;

/** A chart as SVG that is as wide as its place; `escape` makes text safe for HTML. */
export function chartSvg({ title, lines, limit, said }: Chart, escape: (text: string) => string): string {
  const highest = Math.max(...lines.flatMap(({ values }) => values), limit ?? 0, 1e-9) * 1.1;
  const y = (value: number) => (HEIGHT * (1 - value / highest)).toFixed(1);
  const path = (values: readonly number[]) => {
    const step = values.length > 1 ? WIDTH / (values.length - 1) : 0;
    // A single value is drawn as a line across.
    const all = values.length === 1 ? [...values, ...values] : values;
    const width = values.length === 1 ? WIDTH : step;
    return all.map((value, i) => `${(i * width).toFixed(1)},${y(value)}`).join(' ');
  };
  const drawn = lines.map(({ name, values }) => `<polyline class="${name}" points="${path(values)}"/>`);
  const across =
    limit === undefined ? '' : `<line class="limit" x1="0" x2="${WIDTH}" y1="${y(limit)}" y2="${y(limit)}"/>`;
  return `<figure><figcaption>${escape(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(said)}" preserveAspectRatio="none">${across}${drawn.join('')}</svg><p>${escape(said)}</p></figure>`;
}
