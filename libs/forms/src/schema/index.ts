export * from './account-address-schemas';
export * from './account-schemas';
export * from './address-schema';
export * from './field-rules';
export * from './form-schema';
export * from './normalize-line';
