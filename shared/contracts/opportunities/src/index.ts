export * from './documents.ts';
export * from './opportunities.ts';
export * from './parts.ts';
export * from './reports/index.ts';
export { admins, deciders } from './rights.ts';
export * from './sample.ts';
