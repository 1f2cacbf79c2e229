/** The colours of `tokens.css` by name, for those who have to reckon with them; a test holds the two together. */
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

export type ColourName = keyof typeof palette;
