import type { AnyObject } from '@bidwright/contract-kit';
import { useAddTo, useCreate, useUpdate, useUpdateIn } from '../api.ts';
import { useCreateUser } from '../people/api.ts';
import type { List, ListRecord } from './list.ts';

interface Changes {
  /** The version that was read. */
  version?: number;
  changes: object;
}

/** Writes the records of a list, whether they are a collection or belong to other records. */
export const useWrites = ({ collection, under, withAccounts }: List) => {
  const { col, sub } = under ?? { col: collection.name, sub: '' };
  const [create] = useCreate(col);
  const [createUser] = useCreateUser();
  const [update] = useUpdate(col);
  const [addTo] = useAddTo(col, sub);
  const [updateIn] = useUpdateIn(col, sub);
  return {
    /** Answers the new record's id, or what is wrong. */
    create: (values: AnyObject) => {
      if (withAccounts) return createUser(values);
      if (!under) return create(values);
      const { parent, ...own } = values;
      return addTo(parent.id, own);
    },
    /** Answers what is wrong, or nothing. */
    update: ({ id, parent }: ListRecord, change: Changes) =>
      under ? updateIn(parent.id, { id, ...change }) : update({ id, ...change }),
  };
};
