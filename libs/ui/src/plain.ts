// Exports without React, for code that computes values for components.
export * from './picture/responsive-image';
export * from './price/format-price';
export * from './styles/palette';
