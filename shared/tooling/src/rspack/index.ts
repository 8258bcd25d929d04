export { common } from './common.ts';
export { host } from './host.ts';
export { remote } from './remote.ts';
