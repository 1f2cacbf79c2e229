import type { DrawnSymbol } from './draw-symbol';

interface SymbolProps extends DrawnSymbol {
  /** Accessible name. */
  name: string;
  className: string | undefined;
  /** Stretches the bars to the height of their place. */
  isStretched?: boolean;
}

/** A machine-readable code, black on white with its quiet zone. */
export function Symbol({ width, height, path, quiet, name, className, isStretched = false }: SymbolProps) {
  const [top, tall] = isStretched ? [0, height] : [-quiet, height + 2 * quiet];
  return (
    <svg
      className={className}
      viewBox={`${-quiet} ${top} ${width + 2 * quiet} ${tall}`}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      shapeRendering="crispEdges"
      role="img"
      aria-label={name}
    >
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}
