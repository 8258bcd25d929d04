import { mayOrder } from '@bidwright/contract-kit';
import type { Column } from '@bidwright/remote-kit/table';
import type { BidField, Contract } from '../../field/fieldRules.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { CellValue } from './CellValue.tsx';
import { columnFieldsOf } from './shownFields.ts';

const long: ReadonlySet<BidField['kind']> = new Set(['text', 'choice', 'reference', 'references']);

/** A column of each field that can have one, left out unless somebody chooses it; what the contract lets be ordered by can be sorted. */
export const columnsOf = (of: Contract, label: (name: BidField['name']) => string): Column<BidRow>[] =>
  columnFieldsOf(of).map((field) => ({
    id: field.name,
    header: label(field.name),
    hidden: true,
    cell: (row) => <CellValue field={field} value={row[field.name]} />,
    ...(mayOrder(of, field.name) && { sort: field.name }),
    ...(field.kind === 'number' && { numeric: true }),
    ...(long.has(field.kind) && { width: 160 }),
  }));
