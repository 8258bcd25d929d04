export * from './answers.ts';
export * from './calls.ts';
export * from './dimensions.ts';
export * from './fixedRows.ts';
export * from './reportList.ts';
