export * from './contractFigures.ts';
export * from './decisionMail.ts';
export * from './documents.ts';
export * from './goNoGo.ts';
export * from './opportunities.ts';
export * from './parts.ts';
export { admins, deciders } from './rights.ts';
export * from './sample.ts';
