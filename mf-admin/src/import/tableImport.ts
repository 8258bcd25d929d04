import { madeLists, tableImport } from '@bidwright/remote-kit/importing';
import { admin, jobs } from '../api.ts';
import { lists } from '../lists/lists.tsx';

export const { useTableImport, ImportBody } = tableImport(jobs);

/** Names that one of these lacks are added from an import. */
export const madeByName = madeLists(
  admin,
  lists.flatMap(({ collection, under }) => (under ? [] : [collection])),
);
