/** Ways to look at other pictures, and closer. */
export interface PictureMoves {
  previous: () => void;
  next: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
}
