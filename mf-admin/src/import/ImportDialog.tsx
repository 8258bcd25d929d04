import { holidays, users } from '@bidwright/contract-admin';
import { type Collection, importFieldsOf } from '@bidwright/contract-kit';
import { ImportActions, type ImportTarget } from '@bidwright/remote-kit/importing';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Button } from '@bidwright/remote-kit/ui';
import { InviteImported } from '../people/invite/InviteImported.tsx';
import { HolidayPicker } from './calendar/HolidayPicker.tsx';
import { isCalendar, useHolidays } from './calendar/useHolidays.ts';
import { ImportBody, madeByName, useTableImport } from './tableImport.ts';
import { useColumnName } from './useColumnName.ts';

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

/** A table, or a calendar of holidays, comes into a list. */
export const ImportDialog = ({ collection, col, sub, title, written, onClose }: ImportDialogProps) => {
  const intl = useIntl();
  const nameOf = useColumnName();
  const fields = [...(sub ? ['parent'] : []), ...importFieldsOf(collection)];
  const after: ImportTarget['after'] =
    collection.name === users.name ? (job) => <InviteImported job={job} /> : undefined;
  const target: ImportTarget = { col, sub, collection, title, fields, written, nameOf, lists: madeByName, after };
  const importing = useTableImport(target);
  const { calendar, choose, leave } = useHolidays();
  const ofHolidays = collection.name === holidays.name;
  const takeFile = async (chosen: File) => {
    importing.forget();
    if (ofHolidays && isCalendar(chosen)) return choose(chosen);
    leave();
    return importing.take(chosen);
  };
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
            <FormattedMessage id={importing.run ? 'admin.close' : 'admin.cancel'} />
          </Button>
          <ImportActions importing={importing} />
        </>
      }
    >
      <ImportBody
        target={target}
        importing={importing}
        accept={ofHolidays ? '.csv,.xlsx,.ics' : undefined}
        help={ofHolidays ? intl.formatMessage({ id: 'admin.import.calendar.help' }) : undefined}
        isMade={calendar !== undefined}
        onFile={(file) => void takeFile(file)}
      >
        {calendar && !importing.run && (
          <HolidayPicker
            key={calendar.name}
            calendar={calendar}
            busy={importing.busy}
            onChange={importing.forget}
            onTake={(table) => void importing.take(table)}
          />
        )}
      </ImportBody>
    </Dialog>
  );
};
