import { acrossIn, type Resource } from '../../calls/resource.ts';

/** What is exported: a collection, or the records of one of its subcollections, each with its `parent`. */
export const exportedOf = (resource: Resource, name: unknown): Resource => acrossIn(resource, name, 'export');
