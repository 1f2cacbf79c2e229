// What needs no React: for who makes values that components are given.
export * from './picture/responsive-image';
export * from './price/format-price';
export * from './styles/palette';
