export {
  type AnyObject,
  array,
  boolean,
  type InferType,
  mixed,
  number,
  type ObjectSchema,
  object,
  type Schema,
  string,
} from 'yup';
export * from './across.ts';
export * from './answers.ts';
export * from './call.ts';
export * from './calls.ts';
export * from './check.ts';
export * from './collection.ts';
export * from './events.ts';
export * from './fields.ts';
export * from './files.ts';
export * from './health.ts';
export * from './importFields.ts';
export * from './jobs.ts';
export * from './manyRight.ts';
export * from './message.ts';
export * from './names.ts';
export * from './notices.ts';
export * from './person.ts';
export * from './queried.ts';
export * from './responsibilities.ts';
export * from './rights.ts';
export * from './showing.ts';
export * from './tables.ts';
export * from './uses.ts';
