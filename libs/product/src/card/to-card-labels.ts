import type { CategoryLabel } from '@weefsel/api-clients';
import type { CardLabel } from '@weefsel/ui';
import { contrast, palette } from '@weefsel/ui/plain';

/** A label as an editor made it. Colours may be missing, invalid or alike. */
type WireLabel = Pick<CategoryLabel, 'name' | 'backgroundColor' | 'color'>;

/** Maximum number of labels; more would cover the picture. */
const MOST = 2;
/** Minimum contrast by WCAG 2.2, 1.4.3. */
const READABLE = 4.5;

function toHex(colour: string | null | undefined): string | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour?.trim() ?? '')?.[1];
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** Returns ink or paper, the one with more contrast on a ground. */
const readableOn = (ground: string) =>
  contrast(palette.ink, ground) >= contrast(palette.paper, ground) ? palette.ink : palette.paper;

/**
 * Returns at most two labels for a card. Ink or paper replaces a text colour with a contrast below 4.5 on its ground.
 * On sale it drops the label that only names the sale: the badge shows it.
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
