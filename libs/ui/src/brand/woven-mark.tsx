interface WovenMarkProps {
  /** Side in px, default 24. */
  size?: number;
}

/** The shop's mark: three threads across three threads, alternately over and under. */
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
        opacity=".5"
        d="M3 0h4v2H3zm0 8h4v8H3zm0 14h4v2H3zM10 0h4v9h-4zm0 15h4v9h-4zM17 0h4v2h-4zm0 8h4v8h-4zm0 14h4v2h-4z"
      />
      <path d="M0 3h9v4H0zm15 0h9v4h-9zM0 10h2v4H0zm8 0h8v4H8zm14 0h2v4h-2zM0 17h9v4H0zm15 0h9v4h-9z" />
    </svg>
  );
}
