import type { Counts, Job, RecordResult } from '@bidwright/contract-kit';
import type { FoundEntry } from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import type { BulkAnswer } from '@bidwright/remote-kit/store';
import { useState } from 'react';
import { ChangeForm } from './ChangeForm.tsx';
import { ChangeJob } from './ChangeJob.tsx';
import { ChangePreview } from './ChangePreview.tsx';
import { type Changed, nothingChanged } from './changes.ts';
import { NotChanged } from './NotChanged.tsx';
import { useChange } from './useChange.ts';

/** Texts that were not changed: how many, and the first of them with the reason. */
interface Left {
  count: number;
  results: readonly RecordResult[];
}

interface ChangeDialogProps {
  entries: readonly FoundEntry[];
  onClose: () => void;
  /** All of them were changed. */
  onDone: () => void;
}

/** Changes fields of the chosen texts at once, or archives them: what to change, what that is about, and what was not changed. */
export const ChangeDialog = ({ entries, onClose, onDone }: ChangeDialogProps) => {
  const intl = useIntl();
  const { preview, apply, jobDone } = useChange(entries);
  const [values, setValues] = useState<Changed>(nothingChanged);
  const [shown, setShown] = useState<BulkAnswer>();
  const [job, setJob] = useState<Job>();
  const [left, setLeft] = useState<Left>();

  const look = async (wanted: Changed) => {
    const { data, error } = await preview(wanted);
    if (error) return error;
    return () => {
      setValues(wanted);
      setShown(data);
    };
  };
  const conclude = (rest: Left) => (rest.count > 0 ? setLeft(rest) : onDone());
  const change = async () => {
    const { left: results, job: started, error } = await apply(values);
    if (error) return error;
    if (started) setJob(started);
    else conclude({ results, count: results.length });
    return undefined;
  };
  const over = (counts: Counts, results: readonly RecordResult[]) => {
    const { refused = 0, conflict = 0, missing = 0 } = counts;
    jobDone(values, counts);
    conclude({ results, count: refused + conflict + missing });
  };

  const step = () => {
    if (left) return <NotChanged {...left} entries={entries} onClose={onDone} />;
    if (job) return <ChangeJob started={job} onOver={over} />;
    if (shown)
      return <ChangePreview preview={shown} values={values} onBack={() => setShown(undefined)} onDo={change} />;
    return <ChangeForm initial={values} onSubmit={look} onCancel={onClose} />;
  };
  return (
    <Dialog
      open
      form
      title={intl.formatMessage({ id: 'rfp-library.change.title' }, { count: entries.length })}
      onClose={onClose}
    >
      {step()}
    </Dialog>
  );
};
