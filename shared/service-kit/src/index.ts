export type { Service } from './app.ts';
export { connect, type Database, type Row } from './connect.ts';
export type { Log } from './log.ts';
export { migrate } from './migrate.ts';
export { Problem } from './problem.ts';
export { serviceSettings, settings } from './settings.ts';
export { type ServiceOptions, start } from './start.ts';
export { type ServiceCaller, signToken, verifyToken } from './token.ts';
export { addWords } from './words.ts';
