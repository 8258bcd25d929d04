export { PastImports, type PastImportsProps } from './PastImports.tsx';
export { UndoImport, type UndoImportProps } from './UndoImport.tsx';
