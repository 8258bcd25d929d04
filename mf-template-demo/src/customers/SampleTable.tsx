import { SearchBox } from '@bidwright/remote-kit/search';
import type { Reading } from '@bidwright/remote-kit/store';
import { type Column, DataTable, type Sort } from '@bidwright/remote-kit/table';
import { Empty, Stack } from '@bidwright/remote-kit/ui';
import Nothing from '@mui/icons-material/InboxOutlined';
import { useState } from 'react';
import { useText } from '../useText.ts';
import type { Field } from './fields.ts';
import { Value } from './Value.tsx';

interface SampleTableProps<R> {
  label: string;
  fields: readonly Field<R>[];
  reading: Reading<R[]>;
  onOpen?: (row: R) => void;
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));

const columnOf = <R,>({ id, kind, of, below, key }: Field<R>, header: string): Column<R> => ({
  id,
  header,
  sort: id,
  key,
  numeric: kind === 'count' || kind === 'money',
  money: kind === 'money',
  cell: (row) => <Value kind={kind} value={of(row)} />,
  ...(below && { below: (row) => <span dir="auto">{below(row)}</span> }),
});

const shown = <R,>(rows: readonly R[], fields: readonly Field<R>[], search: string, sort: Sort): R[] => {
  const holds = (value: string | number | undefined) =>
    String(value).toLowerCase().includes(search.trim().toLowerCase());
  const by = fields.find(({ id }) => id === sort.field);
  return rows
    .filter((row) =>
      fields.some(({ kind, of, below }) => (kind === 'text' && holds(of(row))) || holds(below?.(row) ?? '')),
    )
    .toSorted((one, other) => (by ? compare(by.of(one), by.of(other)) * (sort.descending ? -1 : 1) : 0));
};

/** A few rows that are all there at once: searched and ordered in the page, at first by the first column. */
export const SampleTable = <R extends { id: string }>({ label, fields, reading, onOpen }: SampleTableProps<R>) => {
  const text = useText();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ field: fields[0]?.id ?? '' });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <SearchBox label={text('customers.search')} value={search} onChange={setSearch} />
      <DataTable
        label={label}
        columns={fields.map((field) => columnOf(field, text(`customers.${field.id}`)))}
        rows={reading.data && shown(reading.data, fields, search, sort)}
        error={reading.error}
        onRetry={() => void reading.refetch()}
        sort={sort}
        onSort={setSort}
        onOpen={onOpen}
        empty={<Empty icon={<Nothing />} title={text('customers.empty')} />}
        filters={{ count: Number(search !== ''), onClear: () => setSearch('') }}
      />
    </Stack>
  );
};
