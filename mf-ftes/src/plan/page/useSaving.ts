import type { ErrorInfo } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { savingsOf } from '../draft/draft.ts';
import { nameOf } from '../draft/lines.ts';
import type { Drafting } from '../draft/useDraft.ts';
import { useSavePlans } from '../load/api.ts';
import type { LoadedPlan } from './usePlanState.ts';

interface Failure {
  error: ErrorInfo;
  /** Whose months were refused. */
  name?: string;
}

/** Saves all changes of a plan or none; what is refused stays in the draft. */
export const useSaving = ({ bid, kept, refetchPlan }: LoadedPlan, { draft, clear }: Drafting) => {
  const intl = useIntl();
  const alert = useAlert();
  const [save, { isLoading }] = useSavePlans();
  const [failure, setFailure] = useState<Failure>();

  const run = async () => {
    const savings = savingsOf(kept, draft, { id: bid.id, name: bid.solicitationName });
    const error = await save(savings.map(({ plan }) => plan));
    if (!error) {
      await refetchPlan();
      clear();
      setFailure(undefined);
      alert({ severity: 'success', text: intl.formatMessage({ id: 'ftes.plan.saved' }) });
      return;
    }
    const seat = savings[Number(error.fields?.plans?.values?.number) - 1]?.seat;
    setFailure({ error, ...(seat && { name: nameOf(seat) }) });
    if (error.code === 'conflict' || error.code === 'duplicate') await refetchPlan();
  };
  return { run, isLoading, failure, forget: () => setFailure(undefined) };
};

export type Saving = ReturnType<typeof useSaving>;
