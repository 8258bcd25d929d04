import { has, manyRight, type Where } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { DataTable } from '@bidwright/remote-kit/table';
import { Box, Button, Empty, Page } from '@bidwright/remote-kit/ui';
import { Slot, usePerson } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import { type PropsWithChildren, useCallback } from 'react';
import { useQuery } from '../api.ts';
import { useChosen } from '../bulk/useChosen.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { RecentMergesButton } from '../merge/RecentMergesButton.tsx';
import { useUses } from '../uses/useUses.ts';
import { ExportButton } from './ExportButton.tsx';
import { ListFilters } from './ListFilters.tsx';
import { isMergeable, type List, placeOf } from './list.ts';
import { newRecord } from './newRecord.ts';
import { OrderButton } from './OrderButton.tsx';
import { RecordPanel } from './RecordPanel.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { isSortable, useListColumns } from './useListColumns.tsx';
import { useListState } from './useListState.ts';
import { useUnsaved } from './useUnsaved.tsx';

/** On a phone the button floats above the cards. */
const floating = {
  position: { xs: 'fixed', sm: 'static' },
  insetInlineEnd: 16,
  insetBlockEnd: 20,
  zIndex: 1050,
  height: { xs: 56, sm: 40 },
};

const Plain = ({ children }: PropsWithChildren) => children;

/** A list of reference data with its open record beside it. One page serves every list. */
export const ListPage = ({ list }: { list: List }) => {
  const intl = useIntl();
  const person = usePerson();
  const { collection, Around = Plain } = list;
  const sortable = useCallback((field: string) => isSortable(list, field), [list]);
  const [state, change] = useListState(list.sort, sortable);
  const { search, status, parent, sort, size, record } = state;
  const unsaved = useUnsaved(record);
  const { col, sub } = placeOf(list);
  const where: Where[] = [
    ...(status === 'All' ? [] : [{ field: 'status', is: 'eq' as const, value: status }]),
    ...(parent && list.under ? [{ field: 'parent', is: 'eq' as const, value: parent }] : []),
  ];
  const { rows, total, from, table } = useQuery(col, { sub, search, where, sort, limit: size });
  const place = useKeptFocus(rows);
  const isAdmin = has(person);
  const isCounted = isAdmin && isMergeable(list);
  const uses = useUses(col, isCounted ? rows?.map(({ id }) => id) : undefined);
  const chosen = useChosen(JSON.stringify([search, where]), rows);
  const mayChoose = list.Chosen !== undefined && can(manyRight(collection, 'bulk'), person);
  const columns = useListColumns(list, { withStatus: status !== 'Active', withUses: isCounted, uses });
  const text = (key: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `admin.${collection.name}.${key}` }, values);
  const show = (id: string | null) => unsaved.leave(() => change({ record: id }));

  const mayAdd = can(collection.rights.create, person);
  // An address may ask for a form whose answer would be refused.
  const opened = record === newRecord && !mayAdd ? null : record;
  const add = mayAdd && (
    <Button variant="contained" startIcon={<Add />} onClick={() => show(newRecord)} sx={floating}>
      {text('new')}
    </Button>
  );
  // On a phone it has a line of its own, which is there before its number.
  const count = (
    <bdi>
      {total === undefined ? '\u00a0' : <FormattedMessage id={`admin.${collection.name}.count`} values={{ total }} />}
    </bdi>
  );

  return (
    <Page
      title={text('title')}
      beside={count}
      actions={
        <>
          {mayAdd && list.actions}
          {can(collection.rights.update, person) && list.sort === 'order' && <OrderButton list={list} />}
          {isAdmin && isMergeable(list) && <RecentMergesButton col={col} />}
          {can(manyRight(collection, 'import'), person) && (
            <ImportButton collection={collection} col={col} sub={sub} title={text('title')} written={list.written} />
          )}
          {can(manyRight(collection, 'export'), person) && (
            <ExportButton collection={collection} asked={{ col, sub, search, where, sort, format: 'xlsx' }} />
          )}
          {add}
        </>
      }
    >
      {mayAdd && list.notice}
      <ListFilters list={list} state={state} onChange={change} />
      <Box ref={place} tabIndex={-1} sx={{ paddingBlockEnd: { xs: 9, sm: 0 }, '&:focus': { outline: 'none' } }}>
        <Around rows={rows ?? []}>
          <DataTable
            label={text('title')}
            columns={columns}
            {...table}
            sort={sort}
            onSort={(sort) => change({ sort })}
            paging={{ ...table.paging, onSize: (size) => change({ size }) }}
            selection={mayChoose ? chosen : undefined}
            current={record ?? undefined}
            onOpen={({ id }) => show(id)}
            empty={
              <Empty icon={<ListAlt />} title={text('empty')}>
                {add}
              </Empty>
            }
            filters={{
              count: Number(search !== '') + Number(status === 'Inactive') + Number(parent !== ''),
              onClear: () => change({ search: '', status: 'Active', parent: '' }),
            }}
          />
        </Around>
        {list.Chosen && mayChoose && <list.Chosen chosen={chosen} />}
      </Box>
      {list.place && <Slot id={list.place} />}
      <RecordPanel
        list={list}
        id={opened}
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
