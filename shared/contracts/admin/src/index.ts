export * from './companies.ts';
export * from './lists.ts';
export * from './salaryProjections.ts';
export * from './states.ts';
export * from './users.ts';
