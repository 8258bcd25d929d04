export { common } from './common.ts';
export { host } from './host.ts';
export { Preloads } from './preloads.ts';
export { remote } from './remote.ts';
