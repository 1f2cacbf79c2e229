export interface WovenMarkProps {
  /** Side in px, default 24. */
  size?: number;
}

/** Three warp and three weft threads going over and under: the shop's own sign. */
export function WovenMark({ size = 24 }: WovenMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M4 1h4v6H4zM4 13h4v10H4zM10 1h4v12h-4zM10 19h4v4h-4zM16 1h4v6h-4zM16 13h4v10h-4z"
        opacity=".55"
      />
      <path d="M1 8h8v4H1zM15 8h8v4h-8zM9 14h6v4H9zM1 14h2v4H1zM21 14h2v4h-2z" />
    </svg>
  );
}
