import type { Where } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { DataTable, type Sort } from '@bidwright/remote-kit/table';
import { Box, Empty } from '@bidwright/remote-kit/ui';
import MailOutline from '@mui/icons-material/MailOutlineOutlined';
import { useState } from 'react';
import { ofOthers } from '../others.ts';
import { useEmails } from './api.ts';
import { EmailFilters } from './EmailFilters.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { useEmailColumns } from './useEmailColumns.tsx';
import { useOutboxState } from './useOutboxState.ts';

const newest: Sort = { field: 'dateCreated', descending: true };

/** The outbox of the firm: what waits, what was sent, and what went wrong. */
export const Outbox = () => {
  const intl = useIntl();
  const shown = useOutboxState();
  const { search, state, template, mail, change } = shown;
  const [sort, setSort] = useState(newest);
  const [size, setSize] = useState(25);
  const columns = useEmailColumns();
  const where = Object.entries({ state, template }).flatMap(([field, value]): Where[] =>
    value.length > 0 ? [{ field, is: 'in', value }] : [],
  );
  const { rows, total, table } = useEmails({ search, where, sort, limit: size }, undefined, ofOthers);
  const title = intl.formatMessage({ id: 'admin.emails.title' });
  const show = (id: string | null) => change({ mail: id ? [id] : [] });
  return (
    <>
      {total !== undefined && (
        <Box
          component="output"
          sx={{ display: 'block', typography: 'body2', color: 'text.secondary', marginBlockEnd: 1 }}
        >
          <FormattedMessage id="admin.emails.count" values={{ total }} />
        </Box>
      )}
      <EmailFilters shown={shown} />
      <DataTable
        label={title}
        columns={columns}
        {...table}
        sort={sort}
        onSort={setSort}
        paging={{ ...table.paging, onSize: setSize }}
        current={mail ?? undefined}
        onOpen={({ id }) => show(id)}
        empty={<Empty icon={<MailOutline />} title={intl.formatMessage({ id: 'admin.emails.empty' })} />}
        filters={{
          count: Number(search !== '') + where.length,
          onClear: () => change({ search: [], state: [], template: [] }),
        }}
      />
      <EmailPanel id={mail} rows={rows ?? []} onShow={show} />
    </>
  );
};
