import type { FileCollection } from '../files/fileCollection.ts';
import { anyOf, idOf } from './jsonSchema.ts';
import type { Operation } from './operation.ts';
import { recordRef } from './records.ts';

/** The calls about files of records, where a service keeps some. */
export const fileOperations = (name: string, fileCollections: FileCollection[]): Operation[] => {
  if (fileCollections.length === 0) return [];
  const collections = fileCollections.map(({ resource }) => resource.collection.name).join(' or ');
  const call = {
    path: `/api/${name}/files/{id}`,
    tag: 'files',
    parameters: [{ name: 'id', in: 'path' as const, description: 'The id of the record', schema: idOf(collections) }],
  };
  return [
    {
      ...call,
      method: 'get',
      summary: 'Sends the file of a record, or the part that Range asks for',
      refusals: [403, 404, 412, 416],
      rawAnswer: '*/*',
      statuses: [200, 206, 304],
    },
    {
      ...call,
      method: 'put',
      summary: 'Takes the body as the file of a record that waits for it; what it is follows from its contents',
      refusals: [404, 409, 415, 422, 507],
      rawBody: '*/*',
      answer: anyOf(fileCollections.map(({ resource }) => recordRef(resource))),
    },
    {
      ...call,
      method: 'delete',
      summary: 'Removes a record and its file; 202 says that the file goes a little later',
      refusals: [404, 409],
      answer: idOf(collections),
      statuses: [200, 202],
    },
  ];
};
