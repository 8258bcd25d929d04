import type { Counts, Job } from '@bidwright/contract-kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '../intl/useErrorText.ts';
import { JobBar } from '../ui/JobBar.tsx';
import { isGoing } from './failuresHook.ts';
import { Left } from './Left.tsx';
import { type Jobs, undoHook } from './undoHook.ts';

interface UndoImportProps {
  /** The import. */
  job: Job;
}

const UndoCounts = ({
  counts: { removed = 0, changed = 0, conflict = 0, refused = 0, missing = 0 },
}: {
  counts: Counts;
}) => {
  const shown = Object.entries({ removed, changed, left: conflict + refused + missing }).filter(
    ([, count]) => count > 0,
  );
  return (
    <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {shown.length === 0 && <FormattedMessage id="kit.undo.none" />}
      {shown.map(([name, count]) => (
        <span key={name}>
          <FormattedMessage id={`kit.undo.${name}`} values={{ count }} />
        </span>
      ))}
    </Box>
  );
};

/** What takes an import back: says first what would become of its records, and which ones stay for what. */
export const undoImport = (jobs: Jobs) => {
  const useUndo = undoHook(jobs);
  return function UndoImport({ job }: UndoImportProps) {
    const errorText = useErrorText();
    const { shown, isTrial, fault, isBusy, left, attempt, takeBack, leave, stop } = useUndo(
      job.id,
      job.undo?.job ?? undefined,
    );
    if (!job.undo) return null;
    const { removed = 0, changed = 0 } = shown?.counts ?? {};
    const isCut = !isTrial && shown !== undefined && !isGoing(shown) && shown.state !== 'done';
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {fault && <Alert severity="error">{errorText(fault)}</Alert>}
        {(!shown || isCut) && (
          <Button variant="outlined" loading={isBusy} onClick={() => void attempt()}>
            <FormattedMessage id="kit.undo" />
          </Button>
        )}
        {shown && isGoing(shown) && <JobBar job={shown} onStop={() => void stop()} />}
        {shown && !isGoing(shown) && (
          <Alert severity={shown.state === 'done' ? 'info' : 'warning'} sx={{ width: '100%' }}>
            <b>
              <FormattedMessage id={isTrial ? 'kit.undo.would' : isCut ? 'kit.undo.cut' : 'kit.undo.done'} />
            </b>
            <UndoCounts counts={shown.counts} />
            {shown.problem}
            {left.length > 0 && <Left rows={left} />}
            {isTrial && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
                <Button
                  variant="contained"
                  loading={isBusy}
                  disabled={shown.state !== 'done' || removed + changed === 0}
                  onClick={() => void takeBack()}
                >
                  <FormattedMessage id="kit.undo.run" values={{ count: removed + changed }} />
                </Button>
                <Button onClick={leave}>
                  <FormattedMessage id="kit.undo.keep" />
                </Button>
              </Box>
            )}
          </Alert>
        )}
      </Box>
    );
  };
};
