import { drawGarment } from '../garment-picture.ts';
import { Drawing } from '../drawing.ts';
import type { GarmentDescription, Pattern } from '../garment.ts';
import { GARMENT_SIZES } from '../outfits/garment-sizes.ts';
import type { Texture } from '../weave.ts';
import { wallShadow } from '../studio.ts';

export type Mood = 'ladies' | 'men' | 'general';

/** A garment as specified by a stylist. */
export interface Piece extends Omit<GarmentDescription, 'pattern'> {
  colour: string;
  accent?: string;
  pattern?: Pattern;
}

/** Position of a piece: centre and top in stage units, and its height. */
export interface Spot {
  x: number;
  top: number;
  height: number;
  degrees?: number;
  /** Below 1 the piece is seen from the side, as on a rail. */
  turn?: number;
}

/** The canvas of a campaign: 1000 units high, light from the upper left. */
export class Stage {
  readonly width: number;
  readonly height = 1000;
  /** Centre of the side with the clothes; the other side stays calm for text. */
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

  /** Adds definitions once, however often props request them. */
  define(svg: string): void {
    if (!this.defs.includes(svg)) this.defs.push(svg);
  }

  /** Hangs or lays a piece; its shadow falls to the lower right. */
  place({ pattern = 'effen', ...piece }: Piece, { x, top, height, degrees = 0, turn = 1 }: Spot): void {
    const id = `s${this.count++}`;
    const drawing = drawGarment(
      {
        ...piece,
        pattern,
        view: 'front',
        seed: this.seed + this.count,
      },
      id,
    );
    const { bounds } = drawing;
    // A short jacket keeps its scale instead of filling the usual height.
    const scale = height / GARMENT_SIZES[piece.garment][1];
    const middle = (bounds.left + bounds.right) / 2;
    this.defs.push(drawing.definitions());
    this.parts.push(
      `<g transform="translate(${x.toFixed(1)} ${top.toFixed(1)}) rotate(${degrees}) scale(${(scale * turn).toFixed(4)} ${scale.toFixed(4)}) translate(${-middle} ${-bounds.top})">${wallShadow(id, drawing.outline(), drawing.bounds)}${drawing.artwork()}</g>`,
    );
  }

  /** Stands a pair of shoes on a surface: the nearer one before the other. */
  stand({ garment, colour, accent }: Piece, x: number, base: number, width: number): void {
    for (const back of [true, false]) {
      const id = `s${this.count++}`;
      const drawing = drawGarment(
        { garment, colour, pattern: 'effen', view: 'front', seed: this.seed, ...(accent ? { accent } : {}) },
        id,
      );
      const { left, right, top, bottom } = drawing.bounds;
      const scale = width / (right - left);
      const [dx, dy] = back ? [width * 0.13, -width * 0.045] : [-width * 0.05, 0];
      this.defs.push(
        drawing.definitions(),
        `<clipPath id="${id}half"><rect x="${left - 200}" y="${(top + bottom) / 2}" width="${right - left + 400}" height="${bottom - top}"/></clipPath>`,
      );
      this.parts.push(
        `<ellipse cx="${x + dx}" cy="${base + dy - 2}" rx="${width * 0.5}" ry="${width * 0.035}" fill="#2c221a" opacity=".4" filter="url(#near)"/>` +
          `<g transform="translate(${(x + dx).toFixed(1)} ${(base + dy).toFixed(1)}) scale(${scale.toFixed(4)}) translate(${-(left + right) / 2} ${-bottom})"><g clip-path="url(#${id}half)">${drawing.artwork()}</g></g>`,
      );
    }
  }

  /** Draws loose cloth or a prop around the given point. `scale` is stage units per garment unit. */
  loose(
    { pattern = 'effen', ...piece }: Piece,
    texture: Texture,
    x: number,
    y: number,
    scale: number,
    draw: (drawing: Drawing) => void,
  ): void {
    const id = `s${this.count++}`;
    const drawing = new Drawing(
      {
        ...piece,
        pattern,
        view: 'front',
        seed: this.seed + this.count,
      },
      id,
      texture,
    );
    draw(drawing);
    this.defs.push(drawing.definitions());
    this.parts.push(
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">${wallShadow(id, drawing.outline(), drawing.bounds)}${drawing.artwork()}</g>`,
    );
  }

  toString(): string {
    return `<defs>${this.defs.join('')}</defs>${this.parts.join('')}`;
  }
}
