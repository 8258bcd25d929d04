export * from './accountDefaults.ts';
export * from './companies.ts';
export * from './lists.ts';
export * from './photos.ts';
export * from './salaryProjections.ts';
export * from './states.ts';
export * from './users.ts';
