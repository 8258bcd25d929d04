export * from './moduleFile.ts';
export * from './session.ts';
