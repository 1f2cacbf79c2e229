function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (`#rrggbb`), from 1 to 21. Text needs 4.5 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of `tokens.css` by name, for calculations. A test compares the two. */
export const palette = {
  ink: '#1c1a17',
  'ink-soft': '#3d3933',
  paper: '#fbf9f5',
  white: '#ffffff',
  studio: '#efebe3',
  line: '#e6e0d6',
  'line-strong': '#857c70',
  muted: '#6f675c',
  disabled: '#a39b8f',
  sale: '#a3271f',
  success: '#2c6b4f',
  highlight: '#f4dd74',
  'error-wash': '#f8e9e4',
  'success-wash': '#e6efe8',
  'info-wash': '#f2eee6',
} as const;
