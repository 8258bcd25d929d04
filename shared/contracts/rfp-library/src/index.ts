export * from './files.ts';
export * from './freshness.ts';
export * from './reuse.ts';
export * from './rfpContent.ts';
export * from './richText.ts';
export * from './rights.ts';
export * from './sample.ts';
export * from './search.ts';
