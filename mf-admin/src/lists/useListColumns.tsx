import type { Field } from '@bidwright/contract-kit';
import type { Column } from '@bidwright/remote-kit/table';
import { Box, Tag } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { FieldValue } from './FieldValue.tsx';
import type { List, ListColumn, ListRecord } from './list.ts';
import { useChoiceText } from './useChoiceText.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** Whether the service can put rows into the order of a field. */
export const isSortable = (field: Field | undefined) =>
  field !== undefined && !['references', 'texts', 'json', 'longText'].includes(field.kind);

const NameCell = ({ list, record }: { list: List; record: ListRecord }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}>
    {list.mark?.(record)}
    <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {record.name}
    </Box>
  </Box>
);

/** The table's columns: the name, what the list states, and the status where records of any status are shown. */
export const useListColumns = (list: List, withStatus: boolean): Column<ListRecord>[] => {
  const label = useFieldLabel();
  const choiceText = useChoiceText();
  return useMemo(() => {
    const { below, collection } = list;
    const column = ({ field: name, cell, from }: ListColumn): Column<ListRecord>[] => {
      const field = list.fields.get(name);
      if (!field) return [];
      return [
        {
          id: name,
          header: label(name),
          cell: cell ?? ((record) => <FieldValue field={field} record={record} />),
          sort: isSortable(field) ? name : undefined,
          numeric: field.kind === 'number',
          from,
        },
      ];
    };
    const name: Column<ListRecord> = {
      id: 'name',
      header: label('name'),
      cell: (record) => <NameCell list={list} record={record} />,
      below: below === undefined ? undefined : (record) => record[below],
      sort: collection.sort,
    };
    const status: Column<ListRecord> = {
      id: 'status',
      header: label('status'),
      cell: ({ status }) => <Tag tone={status === 'Active' ? 'success' : 'plain'}>{choiceText(status)}</Tag>,
      sort: 'status',
    };
    return [name, ...list.columns.flatMap(column), ...(withStatus ? [status] : [])];
  }, [list, withStatus, label, choiceText]);
};
