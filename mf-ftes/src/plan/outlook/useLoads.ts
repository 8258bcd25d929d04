import { useMemo, useState } from 'react';
import { type Line, nameOf } from '../draft/lines.ts';
import type { Span } from '../draft/span.ts';
import type { Others } from '../load/others.ts';
import { type Prospect, prospectOf, type Staffed } from './forecast.ts';

/** A row’s months, with all that is known of them. */
export interface RowLoads {
  /** This bid’s part of each month. */
  parts: readonly number[];
  /** None of open roles, and none until other work is known. */
  prospect?: Prospect;
}

interface Known {
  asked: { parts: readonly number[]; others: Others | undefined; chance: number | undefined };
  loads: RowLoads;
}

const isSame = (a: Known['asked'], b: Known['asked']) =>
  a.others === b.others &&
  a.chance === b.chance &&
  a.parts.length === b.parts.length &&
  a.parts.every((part, at) => part === b.parts[at]);

/** Works out rows, and only those again that have changed: a key typed into a long plan is answered at once. */
const workedOut = () => {
  const known = new Map<string, Known>();
  return (line: Line, { first, count }: Span, others: Others | undefined, chance: number | undefined): RowLoads => {
    const parts = Array.from({ length: count }, (_, at) => line.parts[first + at] ?? 0);
    const asked = { parts, others, chance };
    const before = known.get(line.key);
    if (before && isSame(before.asked, asked)) return before.loads;
    const prospect = others && prospectOf({ capacities: others.capacities, parts, others: others.works }, chance);
    const loads = { parts, ...(prospect && { prospect }) };
    known.set(line.key, { asked, loads });
    return loads;
  };
};

/** The months of all rows, in their order; and those of the people whose other work is known. */
export const useLoads = (
  lines: readonly Line[],
  span: Span,
  others: ReadonlyMap<string, Others>,
  chance: number | undefined,
) => {
  const [work] = useState(workedOut);
  return useMemo(() => {
    const loads = lines.map((line) => work(line, span, line.fte ? others.get(line.fte.id) : undefined, chance));
    const staff = lines.flatMap((line, row): Staffed[] => {
      const { parts, prospect } = loads[row] ?? {};
      if (!parts || !prospect) return [];
      return [{ key: line.key, name: nameOf(line), parts, ...prospect }];
    });
    return { loads, staff };
  }, [work, lines, span, others, chance]);
};
