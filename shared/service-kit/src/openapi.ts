export type { Described, Document } from './openapi/document.ts';
export { anyOf, idOf, type JsonSchema, listOf, nothing, objectOf, orNull } from './openapi/jsonSchema.ts';
export type { Operation } from './openapi/operation.ts';
export type { Promises } from './openapi/promises.ts';
export { fieldsToWrite, recordSchema } from './openapi/records.ts';
export { documentOf } from './openapi/route.ts';
