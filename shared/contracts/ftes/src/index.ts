export * from './capacity.ts';
export * from './months.ts';
export * from './overload.ts';
export * from './projections.ts';
export * from './savePlans.ts';
