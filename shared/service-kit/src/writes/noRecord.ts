import { Problem } from '../problem.ts';

/** Says that a collection or subcollection has no such record. */
export const noRecord = ({ name }: { name: string }): Problem =>
  new Problem(404, 'no-record', `${name} has no record with this id`);
