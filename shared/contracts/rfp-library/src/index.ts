export * from './freshness.ts';
export * from './rfpContent.ts';
export * from './rights.ts';
export * from './sample.ts';
