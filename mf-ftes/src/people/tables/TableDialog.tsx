import { skills } from '@bidwright/contract-admin';
import { importFieldsOf } from '@bidwright/contract-kit';
import { ImportActions, madeLists, tableImport } from '@bidwright/remote-kit/importing';
import { FormattedMessage, useColumnName, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { jobHooks } from '@bidwright/remote-kit/store';
import { Button } from '@bidwright/remote-kit/ui';
import { admin, ftes } from '../../api.ts';
import type { PeopleTable } from './peopleTables.ts';

const { useTableImport, ImportBody } = tableImport(jobHooks(ftes));

const lists = madeLists(admin, [skills]);

interface TableDialogProps {
  table: PeopleTable;
  onClose: () => void;
}

/** A table about people comes in. */
export const TableDialog = ({ table, onClose }: TableDialogProps) => {
  const { collection, text, column } = table;
  const intl = useIntl();
  const nameOf = useColumnName((field) =>
    intl.formatMessage({ id: field === 'person' ? 'ftes.people.person' : `${column}.${field}` }),
  );
  const meanings = Object.fromEntries(
    Object.entries(table.words ?? {}).map(([field, words]) => [
      field,
      Object.fromEntries(Object.entries(words).map(([key, value]) => [intl.formatMessage({ id: key }), value])),
    ]),
  );
  const target = {
    col: collection.name,
    collection,
    title: intl.formatMessage({ id: table.title }),
    // What goes out of use does so on the page.
    fields: importFieldsOf(collection).filter((field) => field !== 'status'),
    nameOf,
    meanings,
    lists,
  };
  const importing = useTableImport(target);
  return (
    <Dialog
      open
      form
      width="comparison"
      title={intl.formatMessage({ id: text })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id={importing.run ? 'ftes.leave.import.close' : 'ftes.plan.cancel'} />
          </Button>
          <ImportActions importing={importing} />
        </>
      }
    >
      <ImportBody target={target} importing={importing} help={<FormattedMessage id={`${text}.help`} />} />
    </Dialog>
  );
};
