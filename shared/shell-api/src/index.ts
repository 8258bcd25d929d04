export * from './composition.tsx';
export * from './module.ts';
export * from './session.ts';
export * from './shell.ts';
