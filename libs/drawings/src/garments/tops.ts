import type { Drawing } from '../drawing.ts';
import { trace, mirrored, spline, type Point } from '../spline.ts';

/** A sleeveless top with wide straps and a softly draped neckline. */
export function drawTop(drawing: Drawing): void {
  const drop = drawing.isBack ? 120 : 250;
  const half: Point[] = [
    [0, drop],
    [92, drop * 0.74],
    [150, drop * 0.3],
    [166, 0, 'corner'],
    [262, 22, 'corner'],
    [248, 190],
    [270, 330],
    [316, 420, 'corner'],
    [300, 660],
    [322, 1060, 'corner'],
    [160, 1080],
    [0, 1084],
  ];
  if (!drawing.isBack)
    drawing.cloth(
      spline([
        [-168, 0, 'corner'],
        [-90, 92],
        [0, 108],
        [90, 92],
        [168, 0, 'corner'],
        [150, drop],
        [0, drop + 60],
        [-150, drop],
      ]),
      { tones: drawing.inside, round: 'flat', edge: 0.8 },
    );
  drawing.cloth(spline(mirrored(half)), {
    creases: [
      { from: [-176, 60], to: [30, drop + 110], bend: 66, width: 22, depth: drawing.isBack ? 0.1 : 0.6 },
      { from: [180, 60], to: [-20, drop + 180], bend: -74, width: 24, depth: drawing.isBack ? 0.1 : 0.65 },
      { from: [-300, 440], to: [-120, 600], bend: 30, width: 24, depth: 0.5 },
      { from: [306, 440], to: [110, 620], bend: -34, width: 24, depth: 0.6 },
      { from: [-190, 620], to: [-220, 1070], bend: 20, width: 30, depth: 0.6, shape: 'flare' },
      { from: [40, 560], to: [20, 1080], bend: -20, width: 34, depth: 0.6, shape: 'flare' },
      { from: [180, 640], to: [220, 1070], bend: -20, width: 34, depth: 0.7, shape: 'flare' },
      { from: [-80, 720], to: [-100, 1076], bend: 14, width: 20, depth: 0.4, shape: 'flare' },
    ],
  });
  const edge = (grow: number): Point[] => [
    [166 + grow, 4, 'corner'],
    [150 + grow, drop * 0.32],
    [92 + grow * 0.8, drop * 0.76 + grow * 0.7],
    [0, drop + grow],
    [-92 - grow * 0.8, drop * 0.76 + grow * 0.7],
    [-150 - grow, drop * 0.32],
    [-166 - grow, 4, 'corner'],
  ];
  drawing.stitch(spline(edge(16), false));
  drawing.stitch(spline(trace('-318 1034, 0 1060, 318 1034'), false));
}
