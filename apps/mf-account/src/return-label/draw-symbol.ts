import Code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A code that machines read, as one path of black shapes; its width and height are those of its `viewBox`. */
export interface DrawnSymbol {
  width: number;
  height: number;
  path: string;
  /** How much is left free around it, so that it is told from what stands beside it. */
  quiet: number;
}

/** Bars are as wide as they are narrow numbers; how high they are is up to who shows them. */
const BAR_HEIGHT = 1;

/** The bars of a parcel's code (Code 128), which carriers read. */
export function drawBars(text: string): DrawnSymbol {
  const { data: modules } = new Code128(text, {}).encode();
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${index} 0h${bar.length}v${BAR_HEIGHT}h-${bar.length}z`,
  );
  return { width: modules.length, height: BAR_HEIGHT, path: bars.join(''), quiet: 10 };
}

/** The same as a QR code: it can be read from a telephone. */
export function drawSquare(text: string): DrawnSymbol {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { width: code.size, height: code.size, path: toSvgPath(code), quiet: 4 };
}
