export * from './asked-in-vain';
export * from './block-schemas-in';
export * from './compile-schema';
export * from './flaws-of';
