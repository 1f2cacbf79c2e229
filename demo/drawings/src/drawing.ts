import { blurFilter } from './blur.ts';
import { boxOf, growBy, isLarge, roomAround, type Bounds } from './bounds.ts';
import { mix, printColour, tonesOf, type Tones } from './colour.ts';
import type { Cloth, Roundness } from './cloth.ts';
import { castShadow, crispRelief, softRelief, turningGradient } from './cloth-light.ts';
import { relief, varied } from './folds.ts';
import type { Fit, SleeveLength } from './cut.ts';
import type { Detail } from './details.ts';
import { surfaceOf } from './fabric.ts';
import type { GarmentPicture, View } from './garment.ts';
import type { Texture } from './weave.ts';
import { randomFrom, type Random } from './random.ts';
import { hasTile, patternOnGrain, patternTile, textureTile } from './textile.ts';

/** A garment being drawn: fabric panels in layers, lit from the upper left. x = 0 is the centre front. */
export class Drawing {
  readonly id: string;
  readonly view: View;
  readonly tones: Tones;
  /** Trims: piping, soles, contrast ribs. */
  readonly accent: Tones;
  /** Cloth seen on the inside: back of a collar, lining. */
  readonly inside: Tones;
  readonly random: Random;
  readonly bounds: Bounds = { left: 0, top: 1e6, right: 0, bottom: -1e6 };
  private readonly picture: GarmentPicture;
  /** Print and weave; measures do without. */
  private readonly tiles: () => string;
  private readonly defs: string[] = [];
  private readonly layers: string[] = [];
  private readonly smooth: string[] = [];
  private readonly outlines: string[] = [];
  private readonly made = new Set<string>();
  private pieces = 0;
  /** The first panel with its inside visible, and the number of layers up to it. */
  private hollow: { piece: string; layers: number } | undefined;

  constructor(picture: GarmentPicture, id: string, texture: Texture) {
    this.picture = picture;
    this.id = id;
    this.view = picture.view;
    const surface = picture.fabric && surfaceOf(picture.fabric);
    const weave = surface?.texture ?? texture;
    this.tones = tonesOf(picture.colour, surface?.shine);
    const ink = picture.accent ?? printColour(picture.colour);
    this.accent = tonesOf(ink);
    this.inside = tonesOf(mix(this.tones.base, this.tones.deep, 0.42));
    this.random = randomFrom(picture.seed);
    const { base } = this.tones;
    this.tiles = () => patternTile(picture.pattern, `${id}t`, ink, base) + textureTile(weave, `${id}n`);
  }

  /** Highlights also cover the print, so a strong print gets fewer of them. */
  private get gloss(): number {
    return hasTile(this.picture.pattern) || this.picture.pattern === 'breton' ? 0.45 : 1;
  }

  get isBack(): boolean {
    return this.view === 'back';
  }

  /** Chosen sleeve length, if any. */
  get sleeve(): SleeveLength | undefined {
    return this.picture.sleeve;
  }

  get fit(): Fit {
    return this.picture.fit ?? 'regular';
  }

  /** True when the picture has the detail. Only details in its pattern book entry may be requested. */
  has(detail: Detail): boolean {
    return this.picture.details?.includes(detail) ?? false;
  }

  add(svg: string): void {
    this.layers.push(svg);
  }

  /** Draws art above the texture, without weave or grain, such as a rubber sole. */
  withoutGrain(draw: () => void): void {
    const before = this.layers.length;
    draw();
    this.smooth.push(...this.layers.splice(before));
  }

  /** Defines a path that is drawn repeatedly; returns its id for `<use>`. */
  share(d: string): string {
    const id = `${this.id}d${this.pieces++}`;
    this.defs.push(`<path id="${id}" d="${d}"/>`);
    return id;
  }

  /** Repeats the same small art at another position. */
  repeat(name: string, art: () => string, x: number, y: number): void {
    const id = `${this.id}${name}`;
    if (!this.made.has(id)) {
      this.made.add(id);
      this.defs.push(`<g id="${id}">${art()}</g>`);
    }
    this.layers.push(`<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`);
  }

  /** Adds a fabric panel on top. */
  cloth(d: string, options: Cloth = {}): void {
    const {
      tones = this.tones,
      round = 'body',
      edge = 0.55,
      lift = 0,
      printed = true,
      outline = true,
    } = options;
    const piece = `${this.id}p${this.pieces++}`;
    this.grow(d);
    this.defs.push(
      `<path id="${piece}" d="${d}"/><clipPath id="${piece}c"><use href="#${piece}"/></clipPath>`,
    );
    if (outline) this.outlines.push(`<use href="#${piece}"/>`);
    const large = isLarge(d);
    const gloss = printed ? this.gloss : 1;
    const art = relief(
      varied(this.random, options.creases ?? []),
      tones.highlight * gloss * (large ? 1 : 0.4),
      tones.shadow * (large ? 0.85 : 0.4),
    );
    const lit = { piece, tones, view: this.view };
    const on = (fill: string, rest = '') => `<use href="#${piece}" fill="${fill}"${rest}/>`;
    this.layers.push(
      (lift ? castShadow(lit, lift) : '') +
        `<g clip-path="url(#${piece}c)">${on(tones.base)}` +
        (printed ? this.print(piece, options.grain ?? 0) : '') +
        (options.inlay ?? '') +
        (round === 'flat' ? '' : on(`url(#${this.turn(tones, round)})`)) +
        (large
          ? softRelief(lit, art, edge, { filter: `${this.id}b`, box: roomAround(boxOf(d)) })
          : crispRelief(lit, art, edge)) +
        `<use href="#${piece}" fill="none" stroke="${tones.line}" stroke-width="3.5" stroke-opacity=".38"/></g>`,
    );
    if (tones === this.inside) this.hollow ??= { piece, layers: this.layers.length };
  }

  /** A seam between two panels: a furrow with a lit lip. */
  seam(d: string, tones: Tones = this.tones): void {
    const line = this.share(d);
    this.layers.push(
      `<g fill="none" stroke="${tones.line}" stroke-linecap="round"><use href="#${line}" stroke-width="9" stroke-opacity=".14"/><use href="#${line}" stroke-width="2.4" stroke-opacity=".46"/><use href="#${line}" stroke="${tones.sheen}" stroke-width="2" stroke-opacity=".35" x="-2.5" y="-2"/></g>`,
    );
  }

  /** Visible sewing thread along a path. */
  stitch(d: string, thread: string = this.tones.thread): void {
    const line = this.share(d);
    this.layers.push(
      `<g fill="none"><use href="#${line}" stroke="${this.tones.line}" stroke-width="4" stroke-opacity=".16" x="1" y="2"/><use href="#${line}" stroke="${thread}" stroke-width="3" stroke-dasharray="9 5.5" stroke-linecap="round"/></g>`,
    );
  }

  /** A knitted rib of the given width along a path: ribs run across it. */
  rib(d: string, width: number, tones: Tones = this.tones, fine = false): void {
    const line = this.share(d);
    const stroke = (colour: string, wide: number, rest = '') =>
      `<use href="#${line}" stroke="${colour}" stroke-width="${Math.round(wide)}" ${rest}/>`;
    const dashes = fine ? '2.5 4.5' : '4 7';
    this.layers.push(
      `<g fill="none">${[20, 12, 5].map((more) => stroke(tones.line, width + more, 'stroke-opacity=".12" x="3" y="5"')).join('')}` +
        stroke(tones.base, width) +
        stroke(
          tones.deep,
          width,
          `stroke-dasharray="${dashes}" stroke-opacity="${(tones.shadow * (fine ? 0.24 : 0.36)).toFixed(2)}"`,
        ) +
        `${stroke(tones.light, width * 0.3, 'stroke-opacity=".22"')}</g>`,
    );
  }

  /** A soft dark area, such as the shade below a collar; not clipped. */
  shade(d: string, opacity: number, tones: Tones = this.tones): void {
    const piece = this.share(d);
    const layers = [26, 16, 7, 0].map((width) => `<use href="#${piece}" stroke-width="${width}"/>`).join('');
    this.layers.push(
      `<g fill="${tones.deep}" stroke="${tones.deep}" stroke-linejoin="round" fill-opacity="${(opacity * 0.4).toFixed(2)}" stroke-opacity="${(opacity * 0.3).toFixed(2)}">${layers}</g>`,
    );
  }

  /** Soft light or shade along a path: stacked strokes of several widths. */
  glow(d: string, colour: string, width: number, opacity: number): string {
    const line = this.share(d);
    const steps = Math.min(12, Math.max(4, Math.round(width / 12)));
    const strokes = Array.from(
      { length: steps },
      (_, at) => `<use href="#${line}" stroke-width="${Math.round((width * 1.5 * (at + 1)) / steps)}"/>`,
    );
    return `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-opacity="${((opacity * 1.36) / steps).toFixed(3)}">${strokes.join('')}</g>`;
  }

  /** Outline of the whole garment, for its shadow. */
  outline(): string {
    return this.outlines.join('');
  }

  definitions(): string {
    return `${blurFilter(`${this.id}b`, 12, 0.03)}<clipPath id="${this.id}c">${this.outlines.join('')}</clipPath>${this.tiles()}${this.defs.join('')}`;
  }

  /** @param inner art inside the garment: visible through the open neck, and outside the garment */
  artwork(inner = ''): string {
    const { left, top, right, bottom } = this.bounds;
    const { piece, layers: under = 0 } = this.hollow ?? {};
    const seen = inner && piece ? `<g clip-path="url(#${piece}c)">${inner}</g>` : '';
    const layers = [inner, ...this.layers.toSpliced(under, 0, seen)];
    return `${layers.join('')}<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="url(#${this.id}n)" fill-opacity="${this.tones.lightness > 0.8 ? 0.6 : 0.9}" clip-path="url(#${this.id}c)"/>${this.smooth.join('')}`;
  }

  private print(piece: string, grain: number): string {
    const { pattern } = this.picture;
    if (pattern === 'breton') return this.bretonStripes(grain);
    if (!hasTile(pattern)) return '';
    this.defs.push(patternOnGrain(pattern, `${piece}g`, `${this.id}t`, grain));
    return `<use href="#${piece}" fill="url(#${piece}g)"/>`;
  }

  /** Stripes that sag with the roundness of the body; defined once and rotated for each panel. */
  private bretonStripes(grain: number): string {
    const id = `${this.id}breton`;
    if (!this.made.has(id)) {
      this.made.add(id);
      let d = '';
      for (let y = -700; y < 2500; y += 78) d += `M-900 ${y}Q0 ${y + 46} 900 ${y}`;
      this.defs.push(
        `<path id="${id}" d="${d}" fill="none" stroke="${this.picture.accent ?? printColour(this.picture.colour)}" stroke-width="27"/>`,
      );
    }
    return `<use href="#${id}" transform="rotate(${Math.round(grain)})"/>`;
  }

  /** Gradient of a panel that curves away from the light. */
  private turn(tones: Tones, round: Roundness): string {
    const id = `${this.id}${round}${tones.base.slice(1)}`;
    if (this.made.has(id)) return id;
    this.made.add(id);
    this.defs.push(turningGradient(id, tones, round));
    return id;
  }

  /** Extends the garment's bounds by art other than cloth. */
  grow(d: string): void {
    growBy(this.bounds, boxOf(d));
  }
}
