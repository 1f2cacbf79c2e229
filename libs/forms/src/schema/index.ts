export * from './address-schema';
export * from './email-schema';
export * from './field-rules';
export * from './form-schema';
export * from './name-schema';
export * from './password-schema';
export * from './person-schemas';
export * from './zipcode';
