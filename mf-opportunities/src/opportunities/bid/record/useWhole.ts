import { useEffect } from 'react';
import { useOpportunity } from '../../../api.ts';
import type { BidRow } from '../../OpportunityRecord.ts';

/** All of a bid of which a list shows a part. What is remembered from before the row was read is read anew. */
export const useWhole = ({ id, version }: Pick<BidRow, 'id' | 'version'>) => {
  const { data, error, refetch } = useOpportunity(id);
  const isOld = data !== undefined && data.version < version;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return { record: isOld ? undefined : data, error, refetch };
};
