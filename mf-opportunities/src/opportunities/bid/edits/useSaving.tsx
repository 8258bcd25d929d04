import type { ErrorInfo } from '@bidwright/contract-kit';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { type ReactNode, useState } from 'react';
import { useUpdateOpportunity } from '../../../api.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

interface Conflict {
  mine: Partial<OpportunityInput>;
  also: object;
  /** The record as others have made it. */
  current: OpportunityRecord;
  fields: readonly string[];
}

interface Saving {
  record: OpportunityRecord;
  /** Reads the record anew, where the page does not do so by itself. */
  onReload?: () => PromiseLike<unknown>;
  /** The person has chosen between the own values and those of others, and that is saved. */
  onResolved: (saved: Partial<OpportunityInput>) => void;
}

/** Saves changes to the record as it was when the editing began, and asks where somebody else has changed the same. */
export const useSaving = ({ record, onReload, onResolved }: Saving) => {
  const [update] = useUpdateOpportunity();
  const [base] = useState(record);
  const [conflict, setConflict] = useState<Conflict>();

  const ask = async (mine: Partial<OpportunityInput>, also: object, { fields = {}, current }: ErrorInfo) => {
    await onReload?.();
    setConflict({ mine, also, fields: Object.keys(fields), current: current as OpportunityRecord });
  };

  /** Answers what is wrong, or nothing. */
  const save = async (mine: Partial<OpportunityInput>, also: object = {}): Promise<ErrorInfo | undefined> => {
    const error = await update({ id: base.id, version: base.version, changes: { ...mine, ...also } });
    if (error?.code === 'conflict') await ask(mine, also, error);
    return error;
  };

  const question: ReactNode = conflict && (
    <ConflictDialog
      base={base}
      {...conflict}
      onConflict={(error) => ask(conflict.mine, conflict.also, error)}
      onResolved={(saved) => {
        setConflict(undefined);
        onResolved(saved);
      }}
      onClose={() => setConflict(undefined)}
    />
  );
  return { base, save, question };
};
