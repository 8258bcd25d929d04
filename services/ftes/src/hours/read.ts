import { maxHoursPerMonth, maxRefusedRows, type RefusedRow } from '@bidwright/contract-ftes';
import { type Message, message, namesOf, type Reference } from '@bidwright/contract-kit';
import { english, type SentTable } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import { columnsIn, type HourColumns } from './columns.ts';
import { type Known, knownBids, knownPeople } from './known.ts';
import { monthIn } from './monthIn.ts';

/** Hours of a person on a bid, as a table says, by month (see `monthNumber`). */
export interface SaidHours {
  fte: Reference;
  opportunity: Reference;
  hours: Map<number, number>;
}

/** What a table says, by person and bid in the order of their first rows, and what is wrong with the others. */
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

/** `7.5`, `1,234.5` or, as much of Europe writes it, `7,5`. */
const hoursIn = (text: string): number | Message => {
  const plain = /^\d{1,3},\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replaceAll(',', '');
  const hours = /^\d+(\.\d+)?$/.test(plain) ? Number(Number(plain).toFixed(2)) : Number.NaN;
  return hours <= maxHoursPerMonth ? hours : message('ftes.hours.hours', { max: maxHoursPerMonth });
};

const isFault = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'key' in value;

interface Reading {
  at: HourColumns;
  people: Known;
  bids: Known;
}

/** What the cells of a row say, or what is wrong with them. */
const saidBy = ({ at, people, bids }: Reading, cells: readonly string[]) => {
  const cell = (column: number) => (cells[column] ?? '').trim();
  return {
    person: named(people, cell(at.person), 'ftes.hours.unknownPerson', 'ftes.hours.severalPeople'),
    opportunity: named(bids, cell(at.opportunity), 'ftes.hours.unknownBid', 'ftes.hours.severalBids'),
    month: monthIn(cell(at.month), at.year < 0 ? '' : cell(at.year)) ?? message('ftes.hours.month'),
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

/** Reads a table of hours, of which it may be said which column is which. */
export const readHours = async (
  db: Db,
  table: SentTable,
  mapping?: Record<string, string | null>,
): Promise<ReadHours> => {
  const { columns } = table;
  const reading = { at: columnsIn(columns, mapping), people: await knownPeople(db), bids: await knownBids(db) };
  const said = new Map<string, SaidHours & { rows: Map<number, number> }>();
  const refusedRows: RefusedRow[] = [];
  let refused = 0;
  const refuse = (row: number, cells: string[], faults: Record<string, Told>) => {
    refused += 1;
    if (refusedRows.length < maxRefusedRows) refusedRows.push({ row, cells, faults });
  };
  for await (const { row, cells } of table.rows()) {
    if (!cells.some((cell) => cell.trim())) continue;
    const parts = saidBy(reading, cells);
    const { person, opportunity, month, hours } = parts;
    if (isFault(person) || isFault(opportunity) || isFault(month) || isFault(hours)) {
      const wrong = namesOf(parts).flatMap((column) => {
        const value = parts[column];
        return isFault(value) ? [[columns[reading.at[column]] ?? column, told(value)] as const] : [];
      });
      refuse(row, cells, Object.fromEntries(wrong));
      continue;
    }
    const key = `${person.id} ${opportunity.id}`;
    const one = said.get(key) ?? { fte: person, opportunity, hours: new Map(), rows: new Map() };
    const before = one.rows.get(month);
    if (before !== undefined) {
      refuse(row, cells, { [columns[reading.at.month] ?? '']: told(message('ftes.hours.repeated', { row: before })) });
      continue;
    }
    one.hours.set(month, hours);
    one.rows.set(month, row);
    said.set(key, one);
  }
  return { said: [...said.values()], refused, refusedRows };
};
