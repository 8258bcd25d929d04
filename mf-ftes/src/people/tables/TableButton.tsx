import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Button } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';
import type { PeopleTable } from './peopleTables.ts';

const TableDialog = lazy(async () => ({ default: (await import('./TableDialog.tsx')).TableDialog }));

/** Leads to the import of a table, for who may write such records. */
export const TableButton = ({ table }: { table: PeopleTable }) => {
  const [open, setOpen] = useState(false);
  if (!can(table.collection.rights.create, usePerson())) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FormattedMessage id={table.text} />
      </Button>
      {open && (
        <Suspense>
          <TableDialog table={table} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
