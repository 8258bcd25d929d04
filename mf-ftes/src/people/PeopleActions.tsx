import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { useNavigate } from '@bidwright/remote-kit/router';
import { can } from '@bidwright/remote-kit/store';
import { Button, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';
import { importHoursAddress } from '../addresses.ts';
import { mayImportHours } from '../hours/rights.ts';
import { leaveTable, type PeopleTable, skillTable } from './tables/peopleTables.ts';

const TableDialog = lazy(async () => ({ default: (await import('./tables/TableDialog.tsx')).TableDialog }));

/** Tables of what people work, when they are away and what they can do come in, for who may bring them. */
export const PeopleActions = () => {
  const asker = usePerson();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [table, setTable] = useState<PeopleTable>();
  const tables = [leaveTable, skillTable].filter(({ collection }) => can(collection.rights.create, asker));
  const item = (text: string, act: () => void) => (
    <MenuItem
      key={text}
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      <FormattedMessage id={text} />
    </MenuItem>
  );
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FormattedMessage id="ftes.people.import" />
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {mayImportHours(asker) && item('ftes.hours.import', () => navigate(importHoursAddress))}
        {tables.map((one) => item(one.text, () => setTable(one)))}
      </Menu>
      {table && (
        <Suspense>
          <TableDialog table={table} onClose={() => setTable(undefined)} />
        </Suspense>
      )}
    </>
  );
};
