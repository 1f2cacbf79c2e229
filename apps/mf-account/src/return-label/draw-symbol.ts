import Code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A machine-readable code as one path of black shapes, in units of its `viewBox`. */
export interface DrawnSymbol {
  width: number;
  height: number;
  path: string;
  /** Width of the quiet zone around the code. */
  quiet: number;
}

/** Bar widths are in narrow modules. The height is free: the view stretches it. */
const BAR_HEIGHT = 1;

/** The bars of a parcel code (Code 128), as carriers scan them. */
export function drawBars(text: string): DrawnSymbol {
  const { data: modules } = new Code128(text, {}).encode();
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${index} 0h${bar.length}v${BAR_HEIGHT}h-${bar.length}z`,
  );
  return { width: modules.length, height: BAR_HEIGHT, path: bars.join(''), quiet: 10 };
}

/** The parcel code as QR code, which also scans from a telephone. */
export function drawSquare(text: string): DrawnSymbol {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { width: code.size, height: code.size, path: toSvgPath(code), quiet: 4 };
}
