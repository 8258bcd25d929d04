export { DateOrders } from './DateOrders.tsx';
export { pastImports } from './pastImports.tsx';
export { undoImport } from './undoImport.tsx';
