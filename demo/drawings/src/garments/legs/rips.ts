import type { Drawing } from '../../drawing.ts';
import { spline } from '../../spline.ts';
import { edgesAt, type Cut } from './cut.ts';

/** Worn-through places on both knees and a thigh, white threads across them. */
export function rips(drawing: Drawing, cut: Cut): void {
  for (const [side, y, wide, tall] of [
    [-1, cut.knee[2] - 70, 0.56, 46],
    [1, cut.knee[2] + 20, 0.5, 38],
    [-1, (cut.hip[1] + cut.knee[2]) / 2 + 30, 0.32, 26],
  ] as const) {
    const [outer, inner] = edgesAt(cut, y);
    rip(drawing, ((outer + inner) / 2) * side, y, ((outer - inner) / 2) * wide, tall);
  }
}

function rip(drawing: Drawing, x: number, y: number, half: number, tall: number): void {
  const { random, tones } = drawing;
  const rough = (at: number, reach: number) => at + random.about(reach);
  const gap = spline([
    [x - half, y, 'corner'],
    [x - half * 0.72, rough(y - tall, 6), 'corner'],
    [x - half * 0.1, rough(y - tall * 0.86, 6)],
    [x + half * 0.66, rough(y - tall, 6), 'corner'],
    [x + half, rough(y, 8), 'corner'],
    [x + half * 0.74, rough(y + tall, 6), 'corner'],
    [x, rough(y + tall * 0.9, 6)],
    [x - half * 0.66, rough(y + tall, 6), 'corner'],
  ]);
  const threads: string[] = [];
  for (let at = -tall + 4; at < tall; at += 8) {
    const reach = half * (1.04 - 0.3 * Math.abs(at / tall)) + random.about(10);
    threads.push(
      `M${Math.round(x - reach)} ${Math.round(y + at)}q${Math.round(reach)} ${Math.round(random.about(8))} ${Math.round(reach * 2)} ${Math.round(random.about(3))}`,
    );
  }
  drawing.add(
    `<path d="${gap}" fill="${tones.deep}" stroke="${tones.sheen}" stroke-width="7" stroke-opacity=".6"/><path d="${threads.join('')}" fill="none" stroke="#f5f1e7" stroke-width="5.5" stroke-linecap="round" opacity=".85"/>`,
  );
}
