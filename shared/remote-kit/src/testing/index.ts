export { callServer, changeRecord } from './callServer.ts';
export { renderInShell, type Stage } from './renderInShell.tsx';
export { renderModule } from './renderModule.tsx';
export { widthIs } from './widthIs.ts';
export { withStyles } from './withStyles.ts';
