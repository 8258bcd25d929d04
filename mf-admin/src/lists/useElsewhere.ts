import { useRecord, useRecordIn } from '../api.ts';
import type { List } from './list.ts';

/** A record of a list that is not among the rows shown. Without an id nothing is asked. */
export const useElsewhere = ({ collection, under }: List, id: string | undefined) => {
  const whole = useRecord(collection.name, under ? undefined : id);
  const part = useRecordIn(under?.col ?? '', under?.sub ?? '', under && id);
  return under ? part : whole;
};
