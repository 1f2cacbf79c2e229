import { useStores } from '@weefsel/stores';
import { Picture, responsiveImage } from '@weefsel/ui';
import type { Line } from './to-line';

/** Requested width in px, the largest that is displayed. */
const WIDTH = 120;
const HEIGHT = (WIDTH * 9) / 5;

/** Picture of a line. Decorative, because the name stands beside it. */
export function LinePicture({ line }: { line: Pick<Line, 'picture'> }) {
  const { config } = useStores();
  const image = responsiveImage(line.picture, { hosts: config.imageHosts, widths: WIDTH });
  return <Picture {...image} width={WIDTH} height={HEIGHT} alt="" />;
}
