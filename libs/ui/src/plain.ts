// What needs no React: for who makes values that components are given.
export * from './picture/responsive-image';
export * from './styles/palette';
