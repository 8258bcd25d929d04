export { pastImports } from './pastImports.tsx';
export { undoImport } from './undoImport.tsx';
