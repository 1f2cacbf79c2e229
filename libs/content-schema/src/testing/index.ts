export * from './unfillable-fields';
export * from './block-schemas-in';
export * from './compile-schema';
export * from './flaws-of';
