import { drawGarment } from '../garment-picture.ts';
import type { Garment, Pattern } from '../garment.ts';
import { wallShadow } from '../studio.ts';

export type Mood = 'ladies' | 'men' | 'general';

/** A garment as a stylist would ask for it. */
export interface Piece {
  garment: Garment;
  colour: string;
  accent?: string;
  pattern?: Pattern;
}

/** Where a piece comes to lie: centre and top in stage units, and its height. */
export interface Spot {
  x: number;
  top: number;
  height: number;
  degrees?: number;
  /** Below 1 the piece is seen from the side, as on a rail. */
  turn?: number;
}

/** The room in which a campaign is composed: 1000 units high, light from the upper left. */
export class Stage {
  readonly width: number;
  readonly height = 1000;
  /** Centre of the side on which the clothes are; the other side stays calm for text. */
  readonly focus: number;
  /** Room for clothes to either side of the focus. */
  readonly reach: number;
  readonly mood: Mood;
  readonly seed: number;
  private readonly parts: string[] = [];
  private readonly defs: string[] = [];
  private count = 0;

  constructor(ratio: number, mood: Mood, focus: 'left' | 'right' | 'center', seed: number) {
    this.width = Math.round(ratio * 1000);
    this.mood = mood;
    this.seed = seed;
    const isWide = ratio > 1.15;
    const at = { left: isWide ? 0.27 : 0.42, center: 0.5, right: isWide ? 0.73 : 0.58 }[focus];
    this.focus = this.width * at;
    this.reach = isWide && focus !== 'center' ? this.width * 0.235 : this.width * (isWide ? 0.3 : 0.4);
  }

  add(svg: string): void {
    this.parts.push(svg);
  }

  define(svg: string): void {
    this.defs.push(svg);
  }

  /** Hangs or lays a piece; its shadow falls to the lower right. */
  place(
    { garment, colour, accent, pattern = 'effen' }: Piece,
    { x, top, height, degrees = 0, turn = 1 }: Spot,
  ): void {
    const id = `s${this.count++}`;
    const drawing = drawGarment(
      {
        garment,
        colour,
        pattern,
        view: 'front',
        seed: this.seed + this.count,
        ...(accent ? { accent } : {}),
      },
      id,
    );
    const { bounds } = drawing;
    const scale = height / (bounds.bottom - bounds.top);
    const middle = (bounds.left + bounds.right) / 2;
    this.defs.push(drawing.definitions());
    this.parts.push(
      `<g transform="translate(${x.toFixed(1)} ${top.toFixed(1)}) rotate(${degrees}) scale(${(scale * turn).toFixed(4)} ${scale.toFixed(4)}) translate(${-middle} ${-bounds.top})">${wallShadow(id, drawing.outline())}${drawing.artwork()}</g>`,
    );
  }

  toString(): string {
    return `<defs>${this.defs.join('')}</defs>${this.parts.join('')}`;
  }
}
