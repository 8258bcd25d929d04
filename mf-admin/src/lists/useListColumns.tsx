import { mayOrder } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { Column } from '@bidwright/remote-kit/table';
import { Box, Tag } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, useMemo } from 'react';
import type { Uses } from '../uses/useUses.ts';
import { FieldValue } from './FieldValue.tsx';
import type { List, ListColumn, ListRecord } from './list.ts';
import { useChoiceText } from './useChoiceText.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** Whether the service can put the rows of a list into the order of a field. */
export const isSortable = ({ collection, fields }: List, name: string) => {
  const field = fields.get(name);
  const kinds = ['references', 'texts', 'json', 'longText'];
  return field !== undefined && !kinds.includes(field.kind) && mayOrder(collection, name);
};

const NameCell = ({ list, record }: { list: List; record: ListRecord }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}>
    {list.mark?.(record)}
    <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {record.name}
    </Box>
  </Box>
);

/** The line under a name stands where the name begins, not under its mark. */
const Below = ({ list, children }: PropsWithChildren<{ list: List }>) => (
  <Box component="span" sx={{ paddingInlineStart: list.mark && '32px' }}>
    {children}
  </Box>
);

interface Shown {
  withStatus: boolean;
  /** The column is there before the counts are, or the others would move when they come. */
  withUses: boolean;
  uses: Uses | undefined;
}

/** The table's columns: the name, what the list states, and the status where records of any status are shown. */
export const useListColumns = (list: List, { withStatus, withUses, uses }: Shown): Column<ListRecord>[] => {
  const intl = useIntl();
  const label = useFieldLabel();
  const choiceText = useChoiceText();
  return useMemo(() => {
    const { below, nameSort } = list;
    const column = ({ field: name, cell, from, width }: ListColumn): Column<ListRecord>[] => {
      const field = list.fields.get(name);
      if (!field) return [];
      return [
        {
          id: name,
          header: label(name),
          cell: cell ?? ((record) => <FieldValue field={field} record={record} />),
          sort: isSortable(list, name) ? name : undefined,
          numeric: field.kind === 'number',
          from,
          width,
        },
      ];
    };
    const name: Column<ListRecord> = {
      id: 'name',
      header: label('name'),
      cell: (record) => <NameCell list={list} record={record} />,
      below: below === undefined ? undefined : (record) => <Below list={list}>{record[below]}</Below>,
      sort: nameSort,
    };
    const status: Column<ListRecord> = {
      id: 'status',
      header: label('status'),
      cell: ({ status }) => <Tag tone={status === 'Active' ? 'success' : 'plain'}>{choiceText(status)}</Tag>,
      sort: 'status',
    };
    const used: Column<ListRecord> = {
      id: 'uses',
      header: intl.formatMessage({ id: 'admin.uses' }),
      cell: ({ id }) => {
        const count = uses?.counts[id];
        return count === undefined ? null : `${intl.formatNumber(count)}${uses?.partly ? '+' : ''}`;
      },
      numeric: true,
    };
    const extra = (list.extra ?? []).map(({ header, ...more }) => ({
      ...more,
      header: intl.formatMessage({ id: header }),
    }));
    return [
      name,
      ...list.columns.flatMap(column),
      ...extra,
      ...(withUses ? [used] : []),
      ...(withStatus ? [status] : []),
    ];
  }, [list, withStatus, withUses, uses, label, choiceText, intl]);
};
