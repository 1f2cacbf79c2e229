import type { CategoryLabel } from '@weefsel/api-clients';
import type { CardLabel } from '@weefsel/ui';
import { contrast, palette } from '@weefsel/ui/plain';

/** A label as an editor made it; colours may be missing, misspelt or alike. */
type WireLabel = Pick<CategoryLabel, 'name' | 'backgroundColor' | 'color'>;

/** More labels than these would cover the picture. */
const MOST = 2;
/** WCAG 2.2, 1.4.3. */
const READABLE = 4.5;

function toHex(colour: string | null | undefined): string | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour?.trim() ?? '')?.[1];
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** Whichever of ink and paper reads better on a ground. */
const readableOn = (ground: string) =>
  contrast(palette.ink, ground) >= contrast(palette.paper, ground) ? palette.ink : palette.paper;

/**
 * At most two labels to show on a card. A text colour that cannot be read on its ground (contrast below 4.5) gives way
 * to ink or paper. On sale the label that says only so is left out: the badge says it already.
 */
export function toCardLabels(labels: readonly WireLabel[], saleBadge: boolean): CardLabel[] {
  return labels
    .filter(({ name }) => name.trim() !== '' && !(saleBadge && /^sale$/i.test(name.trim())))
    .slice(0, MOST)
    .map(({ name, backgroundColor, color }) => {
      const background = toHex(backgroundColor) ?? palette.ink;
      const text = toHex(color);
      const readable = text !== undefined && contrast(text, background) >= READABLE;
      return { name: name.trim(), background, color: readable ? text : readableOn(background) };
    });
}
