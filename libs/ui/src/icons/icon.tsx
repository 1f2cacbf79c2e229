import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in px, default 22. */
  size?: number;
}

interface DrawnProps extends IconProps {
  /** The only path of the icon; else its paths are `children`. */
  d?: string;
  children?: ReactNode;
}

/** The frame of all icons: one stroke style, hidden from assistive technology. Its container has the name. */
export function Icon({ size = 22, d, children }: DrawnProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {d && <path d={d} />}
      {children}
    </svg>
  );
}
