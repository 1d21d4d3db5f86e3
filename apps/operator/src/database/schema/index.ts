export * from './account.ts';
export * from './brand.ts';
export * from './catalogue.ts';
export * from './frame.ts';
export * from './game-round.ts';
export * from './schema.ts';
export * from './session.ts';
