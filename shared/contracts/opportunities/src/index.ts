export * from './board.ts';
export * from './decisionMail.ts';
export * from './documents.ts';
export * from './goNoGo.ts';
export * from './opportunities.ts';
export * from './parts.ts';
export * from './reports/index.ts';
export { admins, deciders, planReaders } from './rights.ts';
export * from './sample.ts';
