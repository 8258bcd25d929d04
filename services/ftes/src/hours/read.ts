import { maxHoursPerMonth, maxRefusedRows, type RefusedRow } from '@bidwright/contract-ftes';
import { type DateOrder, type Message, message, namesOf, type Reference } from '@bidwright/contract-kit';
import { english, type SentTable } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import { columnsIn, type HourColumns } from './columns.ts';
import { type Known, knownBids, knownPeople } from './known.ts';
import { type GoodRow, type SaidHours, sumsOf } from './sums.ts';
import { whenIn } from './whenIn.ts';

/** What a table says, and what is wrong with its other rows. */
export interface ReadHours {
  said: SaidHours[];
  refused: number;
  refusedRows: RefusedRow[];
}

const named = (known: Known, text: string, none: string, several: string): Reference | Message => {
  const found = known.get(text.toLowerCase()) ?? [];
  if (found.length > 1) return message(several, { given: text });
  return found[0] ?? message(none, { given: text });
};

/** `7.5`, `1,234.5`, as much of Europe writes it `7,5`, or as a clock shows it `7:30`. */
const hoursIn = (text: string): number | Message => {
  const [, whole, minutes] = /^(\d{1,3}):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  const plain = /^\d{1,3},\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replaceAll(',', '');
  const said = whole ? Number(whole) + Number(minutes) / 60 : /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return said <= maxHoursPerMonth ? Number(said.toFixed(2)) : message('ftes.hours.hours', { max: maxHoursPerMonth });
};

const isFault = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'key' in value;

interface Reading {
  at: HourColumns;
  people: Known;
  bids: Known;
  dates?: DateOrder | null;
}

/** What the cells of a row say, or what is wrong with them. */
const saidBy = ({ at, people, bids, dates }: Reading, cells: readonly string[]) => {
  const cell = (column: number) => (cells[column] ?? '').trim();
  return {
    person: named(people, cell(at.person), 'ftes.hours.unknownPerson', 'ftes.hours.severalPeople'),
    opportunity: named(bids, cell(at.opportunity), 'ftes.hours.unknownBid', 'ftes.hours.severalBids'),
    month: whenIn(cell(at.month), at.year < 0 ? '' : cell(at.year), dates),
    hours: hoursIn(cell(at.hours)),
  };
};

type Told = RefusedRow['faults'][string];

/** A fault with its English words: values are told as texts. */
const told = (fault: Message): Told => ({
  key: fault.key,
  ...(fault.values && {
    values: Object.fromEntries(Object.entries(fault.values).map(([name, one]) => [name, String(one)])),
  }),
  message: english(fault),
});

/** What is said of a table beside its rows. */
interface TableSaid {
  /** Which column is which. */
  mapping?: Record<string, string | null>;
  dates?: DateOrder | null;
}

/** Reads a table of hours. */
export const readHours = async (db: Db, table: SentTable, { mapping, dates }: TableSaid): Promise<ReadHours> => {
  const { columns } = table;
  const at = columnsIn(columns, mapping);
  const reading = { at, people: await knownPeople(db), bids: await knownBids(db), dates };
  const good: GoodRow[] = [];
  const refusedRows: RefusedRow[] = [];
  const headOf = (column: keyof HourColumns) => columns[at[column]] ?? column;
  const refuse = (row: number, cells: string[], faults: [keyof HourColumns, Message][]) =>
    refusedRows.push({
      row,
      cells,
      faults: Object.fromEntries(faults.map(([of, fault]) => [headOf(of), told(fault)])),
    });

  for await (const { row, cells } of table.rows()) {
    if (!cells.some((cell) => cell.trim())) continue;
    const parts = saidBy(reading, cells);
    const { person, opportunity, month, hours } = parts;
    if (isFault(person) || isFault(opportunity) || isFault(month) || isFault(hours)) {
      refuse(
        row,
        cells,
        namesOf(parts).flatMap((column) => {
          const value = parts[column];
          return isFault(value) ? [[column, value]] : [];
        }),
      );
    } else good.push({ row, cells, fte: person, opportunity, when: month, hours });
  }
  const said = sumsOf(good, ({ row, cells }, column, fault) => refuse(row, cells, [[column, fault]]));
  const listed = refusedRows.toSorted((one, other) => one.row - other.row).slice(0, maxRefusedRows);
  return { said, refused: refusedRows.length, refusedRows: listed };
};
