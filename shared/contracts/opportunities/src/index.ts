export * from './opportunities.ts';
export * from './parts.ts';
export { deciders } from './rights.ts';
export * from './sample.ts';
