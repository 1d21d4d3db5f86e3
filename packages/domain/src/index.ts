export * from './account-type.ts';
export * from './age.ts';
export * from './feature-flag.ts';
export * from './field-rule.ts';
export * from './game-category.ts';
export * from './language.ts';
export * from './money.ts';
export * from './permission.ts';
