import type { ImagePlan } from './image-plan.ts';
import type { Paint, Rect } from './read-parameter.ts';
import { scaled } from './size.ts';

const viewBox = ({ left, top, width, height }: Rect) => `viewBox="${left} ${top} ${width} ${height}"`;

function turnOf({ rect: { width, height }, or }: ImagePlan): string {
  switch (or) {
    case '0':
      return '';
    case '90':
      return `translate(${height} 0) rotate(90)`;
    case '180':
      return `translate(${width} ${height}) rotate(180)`;
    case '270':
      return `translate(0 ${width}) rotate(270)`;
  }
}

function mirrorOf({ rect, or, flip }: ImagePlan): string {
  const isUpright = or === '0' || or === '180';
  const [width, height] = isUpright ? [rect.width, rect.height] : [rect.height, rect.width];
  const across = flip?.includes('h') ? `translate(${width} 0) scale(-1 1)` : '';
  return flip?.includes('v') ? `${across} translate(0 ${height}) scale(1 -1)` : across;
}

/** Part of the drawing that the plan shows, as content of a frame. */
function inside(drawing: string, plan: ImagePlan): { view: Rect; content: string } {
  const { rect, region } = plan;
  const transform = `${mirrorOf(plan)} ${turnOf(plan)}`.trim();
  if (transform === '') {
    const view = { ...region, left: rect.left + region.left, top: rect.top + region.top };
    return { view, content: drawing };
  }
  const part = `<svg width="${rect.width}" height="${rect.height}" ${viewBox(rect)}>${drawing}</svg>`;
  return { view: region, content: `<g transform="${transform}">${part}</g>` };
}

/** Frames the drawing as an SVG document with the planned region at the given scale. */
export function frame(drawing: string, plan: ImagePlan, background: Paint, scale: number): Buffer {
  const [picture, canvas] = [scaled(plan.picture, scale), scaled(plan.canvas, scale)];
  const { view, content } = inside(drawing, plan);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">` +
      `<rect width="100%" height="100%" fill="${background.hex}" fill-opacity="${background.opacity}"/>` +
      `<svg x="${(canvas.width - picture.width) / 2}" y="${(canvas.height - picture.height) / 2}" ` +
      `width="${picture.width}" height="${picture.height}" preserveAspectRatio="none" ` +
      `${viewBox(view)}>${content}</svg></svg>`,
  );
}
