import type { Leave } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Alert, Box, Button, FileInput, ProgressLine } from '@bidwright/remote-kit/ui';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { useRef, useState } from 'react';
import { type Absence, type CalendarEntry, maxBytes } from './absences.ts';
import { EntryRow } from './EntryRow.tsx';
import { useAddAbsences } from './useAddAbsences.ts';
import { useCalendarFile } from './useCalendarFile.ts';

interface CalendarDialogProps {
  person: Reference;
  /** What is entered already. */
  leaves: readonly Leave[];
  onClose: () => void;
}

/** The times of an entry at which nothing is entered yet. */
const missing = (leaves: readonly Leave[], { times }: CalendarEntry): Absence[] =>
  times.filter(({ from, to }) => leaves.every(({ firstDay, lastDay }) => lastDay < from || to < firstDay));

/** Takes leave over from a calendar file: the person ticks which of its entries are leave. */
export const CalendarDialog = ({ person, leaves, onClose }: CalendarDialogProps) => {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { file, choose } = useCalendarFile();
  const { addAll, progress } = useAddAbsences(person);
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [refused, setRefused] = useState<string>();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `ftes.leave.calendar${id}` }, values);

  const entries = (file?.entries ?? []).map((entry) => {
    const times = missing(leaves, entry);
    return { entry, times, isChosen: times.length > 0 && (ticked.get(entry.key) ?? entry.isAway) };
  });
  const chosen = entries.flatMap(({ isChosen, times }) => (isChosen ? times : []));
  const take = async (taken: File) => {
    setRefused(undefined);
    setTicked(new Map());
    await choose(taken);
  };
  const add = async () => {
    const error = await addAll(chosen);
    setRefused(error);
    if (!error) onClose();
  };
  return (
    <Dialog
      open
      form
      title={text('')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="ftes.plan.cancel" />
          </Button>
          {file?.entries && (
            <Button
              variant="contained"
              loading={progress !== undefined}
              disabled={chosen.length === 0}
              onClick={() => void add()}
            >
              {text('.add', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>{text('.help')}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <FileInput ref={input} label={text('.file')} accept=".ics,text/calendar" onFile={(file) => void take(file)} />
          <Button
            variant={file ? 'outlined' : 'contained'}
            startIcon={<Upload />}
            disabled={progress !== undefined}
            onClick={() => input.current?.click()}
          >
            {file ? intl.formatMessage({ id: 'kit.import.another' }) : text('.choose')}
          </Button>
          {file && <bdi>{file.name}</bdi>}
        </Box>
        {file?.problem && (
          <Alert severity={file.problem === 'nothing' ? 'info' : 'error'}>
            {text(`.${file.problem}`, { name: file.name, max: maxBytes / 1_000_000 })}
          </Alert>
        )}
        {refused && <Alert severity="error">{refused}</Alert>}
        {progress && (
          <ProgressLine part={progress.done / progress.total}>{text('.adding', { ...progress })}</ProgressLine>
        )}
        {entries.length > 0 && (
          <Box component="ul" aria-label={text('.found')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {entries.map(({ entry, times, isChosen }) => (
              <EntryRow
                key={entry.key}
                entry={entry}
                isThere={times.length === 0}
                isChosen={isChosen}
                disabled={progress !== undefined}
                onChoose={(is) => setTicked((was) => new Map(was).set(entry.key, is))}
              />
            ))}
          </Box>
        )}
      </Box>
    </Dialog>
  );
};
