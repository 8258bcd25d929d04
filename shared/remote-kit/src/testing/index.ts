export { callServer, changeRecord } from './callServer.ts';
export { away, faultAt } from './faultAt.ts';
export { fileOf } from './fileOf.ts';
export { type InShell, renderInShell, type Stage } from './renderInShell.tsx';
export { renderModule } from './renderModule.tsx';
export { widthIs } from './widthIs.ts';
