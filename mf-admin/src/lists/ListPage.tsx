import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { DataTable, SearchBox } from '@bidwright/remote-kit/table';
import { Box, Button, Empty, Page, Segments, Stack } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import { useCallback } from 'react';
import { useQuery } from '../api.ts';
import type { List } from './list.ts';
import { newRecord } from './newRecord.ts';
import { RecordPanel } from './RecordPanel.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { isSortable, useListColumns } from './useListColumns.tsx';
import { statusFilters, useListState } from './useListState.ts';
import { useUnsaved } from './useUnsaved.tsx';

/** On a phone the button floats above the cards. */
const floating = {
  position: { xs: 'fixed', sm: 'static' },
  insetInlineEnd: 16,
  insetBlockEnd: 20,
  zIndex: 1050,
  height: { xs: 56, sm: 40 },
};

/** A list of reference data with its open record beside it. One page serves every list. */
export const ListPage = ({ list }: { list: List }) => {
  const intl = useIntl();
  const person = usePerson();
  const { collection, fields } = list;
  const sortable = useCallback((field: string) => isSortable(fields.get(field)), [fields]);
  const [{ search, status, sort, size, record }, change] = useListState(list.sort, sortable);
  const unsaved = useUnsaved(record);
  const { rows, total, from, ...pages } = useQuery(collection.name, {
    search,
    where: status === 'All' ? [] : [{ field: 'status', is: 'eq', value: status }],
    sort,
    limit: size,
  });
  const table = useKeptFocus(rows);
  const columns = useListColumns(list, status !== 'Active');
  const text = (key: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `admin.${collection.name}.${key}` }, values);
  const show = (id: string | null) => unsaved.leave(() => change({ record: id }));
  const onSearch = useCallback((search: string) => change({ search }), [change]);

  const add = can(collection.rights.create, person) && (
    <Button variant="contained" startIcon={<Add />} onClick={() => show(newRecord)} sx={floating}>
      {text('new')}
    </Button>
  );
  const count = total !== undefined && <FormattedMessage id={`admin.${collection.name}.count`} values={{ total }} />;

  return (
    <Page title={text('title')} beside={count} actions={add}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
        <SearchBox label={intl.formatMessage({ id: `admin.search` })} value={search} onChange={onSearch} />
        <Segments
          label={intl.formatMessage({ id: 'admin.field.status' })}
          choices={statusFilters.map((value) => ({
            value,
            label: intl.formatMessage({ id: `admin.choice.${value}` }),
          }))}
          value={status}
          onChange={(status) => change({ status })}
        />
      </Stack>
      <Box ref={table} tabIndex={-1} sx={{ paddingBlockEnd: { xs: 9, sm: 0 }, '&:focus': { outline: 'none' } }}>
        <DataTable
          label={text('title')}
          columns={columns}
          rows={rows}
          error={pages.error}
          onRetry={pages.refetch}
          busy={pages.isFetching}
          sort={sort}
          onSort={(sort) => change({ sort })}
          paging={{ from, total, next: pages.next, previous: pages.previous, size, onSize: (size) => change({ size }) }}
          current={record ?? undefined}
          onOpen={({ id }) => show(id)}
          empty={
            <Empty icon={<ListAlt />} title={text('empty')}>
              {add}
            </Empty>
          }
          filters={{
            count: Number(search !== '') + Number(status === 'Inactive'),
            onClear: () => change({ search: '', status: 'Active' }),
          }}
        />
      </Box>
      <RecordPanel
        list={list}
        id={record}
        rows={rows ?? []}
        from={from}
        total={total}
        onShow={show}
        onTouch={unsaved.touch}
        onDone={() => change({ record: null })}
      />
      {unsaved.dialog}
    </Page>
  );
};
