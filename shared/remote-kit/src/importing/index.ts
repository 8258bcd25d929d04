export { DateOrders } from './DateOrders.tsx';
export { FillButton } from './FillButton.tsx';
export { pastImports } from './pastImports.tsx';
export { sheetToFill } from './sheetToFill.tsx';
export { textOf } from './textOf.ts';
export { undoImport } from './undoImport.tsx';
