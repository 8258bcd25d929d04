export * from './opportunities.ts';
export * from './sample.ts';
