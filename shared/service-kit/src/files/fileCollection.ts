import type { FileSettings as Stated } from '@bidwright/contract-kit';
import type { Resource } from '../calls/resource.ts';
import type { Service } from '../service.ts';
import type { Author } from '../writes/author.ts';

/** A collection whose records stand for files. */
export interface FileCollection {
  resource: Resource;
  stated: Stated;
}

export const fileCollectionsOf = ({ resources }: Pick<Service, 'resources'>): FileCollection[] =>
  [...resources.values()].flatMap((resource) =>
    resource.collection.file ? [{ resource, stated: resource.collection.file }] : [],
  );

/** In whose name records of files change when nobody asks for it. */
export const caretaker: Author = { id: 'bidwright', name: 'Bidwright' };
