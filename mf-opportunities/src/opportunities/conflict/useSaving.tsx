import type { ErrorInfo } from '@bidwright/contract-kit';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { type ReactNode, useState } from 'react';
import { useUpdateOpportunity } from '../../api.ts';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

interface Conflict {
  mine: Partial<OpportunityInput>;
  fields: readonly string[];
}

interface Saving {
  record: OpportunityRecord;
  /** Reads the record anew. */
  onReload: () => PromiseLike<unknown>;
  /** The person has chosen between the own values and those of others, and that is saved. */
  onResolved: () => void;
}

/** Saves changes to the record as it was when the editing began, and asks where somebody else has changed the same. */
export const useSaving = ({ record, onReload, onResolved }: Saving) => {
  const [update] = useUpdateOpportunity();
  const [base] = useState(record);
  const [conflict, setConflict] = useState<Conflict>();

  const ask = async (mine: Partial<OpportunityInput>, { fields = {} }: ErrorInfo) => {
    await onReload();
    setConflict({ mine, fields: Object.keys(fields) });
  };

  /** Answers what is wrong, or nothing. */
  const save = async (mine: Partial<OpportunityInput>, also: object = {}): Promise<ErrorInfo | undefined> => {
    const error = await update({ id: base.id, version: base.version, changes: { ...mine, ...also } });
    if (error?.code === 'conflict') await ask(mine, error);
    return error;
  };

  const question: ReactNode = conflict && (
    <ConflictDialog
      base={base}
      current={record}
      {...conflict}
      onConflict={(error) => ask(conflict.mine, error)}
      onResolved={() => {
        setConflict(undefined);
        onResolved();
      }}
      onClose={() => setConflict(undefined)}
    />
  );
  return { base, save, question };
};
