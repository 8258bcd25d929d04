export { renderInShell, type Stage } from './renderInShell.tsx';
