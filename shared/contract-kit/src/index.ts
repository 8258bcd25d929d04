export { type AnyObject, array, boolean, number, type ObjectSchema, object, string } from 'yup';
export * from './calls.ts';
export * from './check.ts';
export * from './collection.ts';
export * from './events.ts';
export * from './fields.ts';
export * from './message.ts';
export * from './person.ts';
export * from './rights.ts';
