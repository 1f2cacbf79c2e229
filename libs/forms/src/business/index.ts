export * from './business-fields';
export * from './business-schema';
export * from './check-business';
export * from './confirms-unknown';
export * from './to-business';
