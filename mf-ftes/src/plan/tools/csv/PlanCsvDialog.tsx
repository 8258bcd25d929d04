import { textOf } from '@bidwright/remote-kit/importing';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Alert, Box, Button, FileInput } from '@bidwright/remote-kit/ui';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { useRef, useState } from 'react';
import type { Seat } from '../../draft/lines.ts';
import { nameOf } from '../../draft/lines.ts';
import type { PlanToolProps } from '../planTool.ts';
import { cellsOf, maxPlanRows, type ReadPlan, readPlan } from './readPlan.ts';

/** Refused rows that are listed. */
const listed = 8;

interface Read extends ReadPlan {
  /** People of the firm who are not in the plan yet. */
  seats: Seat[];
}

/** Reads a plan from a table into the draft: first it says what it would do. */
export const PlanCsvDialog = ({ state, people, onClose }: PlanToolProps & { onClose: () => void }) => {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read>();
  const [fault, setFault] = useState<string>();
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `ftes.plan.csv.${id}` }, values);

  const take = async (file: File) => {
    setRead(undefined);
    const cells = cellsOf(await textOf(file));
    if (cells.length < 2) return setFault(text('empty'));
    if (cells.length > maxPlanRows) return setFault(text('tooLong', { rows: maxPlanRows }));
    setFault(undefined);
    const rows = new Map(state.lines.map((line) => [nameOf(line).toLowerCase(), line.key]));
    const known = new Map([...people.values()].map((one) => [(one.name ?? '').toLowerCase(), one]));
    const seats = new Map<string, Seat>();
    const keyOf = (name: string) => {
      const word = name.toLowerCase();
      const person = known.get(word);
      const row = rows.get(word);
      if (row !== undefined || !person) return row;
      seats.set(person.id, { key: person.id, fte: { id: person.id, name: person.name ?? '' }, openRole: null });
      return person.id;
    };
    const found = readPlan(cells, keyOf);
    return setRead({ ...found, seats: [...seats.values()] });
  };

  const put = () => {
    if (read) state.drafting.addAndWrite(read.seats, read.writes);
    onClose();
  };

  return (
    <Dialog open title={text('in')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1, justifyItems: 'start' }}>
        <Box sx={{ color: 'text.secondary' }}>{text('help')}</Box>
        <FileInput ref={input} label={text('file')} accept=".csv,text/csv" onFile={(file) => void take(file)} />
        <Button variant={read ? 'outlined' : 'contained'} startIcon={<Upload />} onClick={() => input.current?.click()}>
          {text('choose')}
        </Button>
        {fault && <Alert severity="error">{fault}</Alert>}
        {read && (
          <Box component="output" sx={{ display: 'grid', gap: 1, width: '100%' }}>
            {text('found', { months: read.writes.length, people: read.seats.length })}
            {read.refused.length > 0 && (
              <Alert severity="warning">
                {text('refused', { rows: read.refused.length })}
                <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
                  {read.refused.slice(0, listed).map(({ row, reason, given }) => (
                    <li key={row}>
                      <FormattedMessage id={`ftes.plan.csv.refused.${reason}`} values={{ row, given }} />
                    </li>
                  ))}
                </Box>
              </Alert>
            )}
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'end' }}>
              <Button onClick={onClose}>{intl.formatMessage({ id: 'ftes.plan.cancel' })}</Button>
              <Button variant="contained" disabled={read.writes.length === 0} onClick={put}>
                {text('put')}
              </Button>
            </Box>
          </Box>
        )}
      </Box>
    </Dialog>
  );
};
