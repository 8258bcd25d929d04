import { holidays } from '@bidwright/contract-admin';
import type { Collection } from '@bidwright/contract-kit';
import { DateOrders } from '@bidwright/remote-kit/importing';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Alert, Box, Button, FileInput, LoadingRows } from '@bidwright/remote-kit/ui';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { useRef } from 'react';
import { HolidayPicker } from './calendar/HolidayPicker.tsx';
import { isCalendar, useHolidays } from './calendar/useHolidays.ts';
import { importFieldsOf } from './importFields.ts';
import { MakeMissing } from './MakeMissing.tsx';
import { MappingTable } from './MappingTable.tsx';
import { missingNames } from './missingNames.ts';
import { Outcome } from './Outcome.tsx';
import { SheetToFill } from './sheet.ts';
import { PastImports, UndoImport } from './undo.ts';
import { useColumnName } from './useColumnName.ts';
import { isGoing, useImport } from './useImport.ts';

export interface ImportDialogProps {
  collection: Collection;
  col: string;
  sub?: string;
  /** What the records are called. */
  title: string;
  /** The fields of a workbook to fill in, where these are not all that a table may say. */
  written?: readonly string[];
  onClose: () => void;
}

/** A table comes into a list: its file, which column fills which field, what would become of each row, and the import itself. */
export const ImportDialog = ({ collection, col, sub, title, written, onClose }: ImportDialogProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const nameOf = useColumnName();
  const input = useRef<HTMLInputElement>(null);
  const fields = [...(sub ? ['parent'] : []), ...importFieldsOf(collection)];
  const labels = Object.fromEntries(fields.map((field) => [field, nameOf(field)]));
  const { file, mapping, tried, run, refused, fault, busy, take, forget, map, order, again, begin } = useImport({
    col,
    sub,
    labels,
  });
  const { calendar, choose, leave } = useHolidays();
  const ofHolidays = collection.name === holidays.name;
  const takeFile = async (chosen: File) => {
    forget();
    if (ofHolidays && isCalendar(chosen)) return choose(chosen);
    leave();
    return take(chosen);
  };
  const shown = run ?? tried;
  const writable = (tried?.counts.created ?? 0) + (tried?.counts.changed ?? 0);
  const missing = mapping && !run && tried?.state === 'done' ? missingNames(collection, mapping, refused) : new Map();

  return (
    <Dialog
      open
      form
      width="comparison"
      title={intl.formatMessage({ id: 'admin.import.title' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id={run ? 'admin.close' : 'admin.cancel'} />
          </Button>
          {file && !run && (
            <Button
              variant="contained"
              loading={busy}
              disabled={tried !== undefined && (tried.state !== 'done' || writable === 0)}
              onClick={() => void (tried ? begin() : again())}
            >
              {tried ? (
                <FormattedMessage id="admin.import.run" values={{ count: writable }} />
              ) : (
                <FormattedMessage id="admin.import.try" />
              )}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {fault && <Alert severity="error">{errorText(fault)}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <FileInput
            ref={input}
            label={intl.formatMessage({ id: 'admin.import.file' })}
            accept={ofHolidays ? '.csv,.xlsx,.ics' : '.csv,.xlsx'}
            onFile={(file) => void takeFile(file)}
          />
          <Button
            variant={file ? 'outlined' : 'contained'}
            startIcon={<Upload />}
            loading={busy && !file}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage id={file ? 'admin.import.another' : 'admin.import.choose'} />
          </Button>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {file ? (
              <FormattedMessage id="admin.import.read" values={{ name: <bdi>{file.name}</bdi>, rows: file.rows }} />
            ) : (
              <FormattedMessage id={ofHolidays ? 'admin.import.calendar.help' : 'admin.import.help'} />
            )}
          </Box>
        </Box>
        {!file && !calendar && (
          <Box>
            <SheetToFill col={col} sub={sub} title={title} fields={written ?? fields} nameOf={nameOf} />
          </Box>
        )}
        {calendar && !run && (
          <HolidayPicker
            key={calendar.name}
            calendar={calendar}
            busy={busy}
            onChange={forget}
            onTake={(table) => void take(table)}
          />
        )}
        {file && mapping && !run && !calendar && (
          <MappingTable fields={fields} nameOf={nameOf} mapping={mapping} onChange={map} />
        )}
        {busy && file && !tried && <LoadingRows rows={2} />}
        {tried?.state === 'done' && !run && (
          <DateOrders refused={refused} onChoose={(column, first) => void order(column, first)} />
        )}
        {[...missing].map(([target, names]) => (
          <MakeMissing key={target} col={target} names={names} onMade={() => void again()} />
        ))}
        {shown && <Outcome job={shown} refused={refused} />}
        {run && !isGoing(run) && <UndoImport job={run} />}
        {!file && !calendar && <PastImports col={col} sub={sub} />}
      </Box>
    </Dialog>
  );
};
