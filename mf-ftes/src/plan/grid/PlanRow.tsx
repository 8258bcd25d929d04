import { useIntl } from '@bidwright/remote-kit/intl';
import { memo } from 'react';
import type { Line } from '../draft/lines.ts';
import { type Scenario, sumOf } from '../outlook/forecast.ts';
import type { RowLoads } from '../outlook/useLoads.ts';
import type { Column } from './columns.ts';
import { PlanCell } from './PlanCell.tsx';
import { SeatName } from './SeatName.tsx';
import type { Unit } from './units.ts';

export interface PlanRowProps {
  line: Line;
  row: number;
  loads: RowLoads;
  columns: readonly Column[];
  unit: Unit;
  scenario: Scenario;
  /** What is said of the person below the name. */
  note: string | undefined;
  editable: boolean;
  /** The cell in hand, if it is in this row. */
  inHand: number | undefined;
  /** The marked columns of this row. */
  marked: string;
  /** The columns that would be filled. */
  filling: string;
  /** The column whose cell carries the corner. */
  corner: number | undefined;
  /** Columns that are not saved. */
  unsaved: string;
  editing: string | undefined;
  refused: boolean;
  onType: (text: string) => void;
  onRemove: (line: Line) => void;
}

/** Columns as a text, so that a row knows without looking into lists that nothing changed for it. */
export const columnsText = (from: number, to: number): string => `${from}-${to}`;

const isWithin = (columns: string, at: number) => {
  const [from, to] = columns.split('-').map(Number);
  return columns !== '' && from !== undefined && to !== undefined && at >= from && at <= to;
};

const Row = (props: PlanRowProps) => {
  const { line, row, loads, columns, unit, scenario, note, editable, inHand, marked, filling, corner, unsaved } = props;
  const { editing, refused, onType, onRemove } = props;
  const intl = useIntl();
  const { parts, prospect } = loads;
  const open = line.fte === null;
  const sum = parts.reduce((all, part, at) => all + part * (columns[at]?.months.length ?? 1), 0);
  const changed = new Set(unsaved.split(' ').filter(Boolean).map(Number));
  return (
    <tr>
      <th scope="row">
        <SeatName line={line} note={note} onRemove={editable ? onRemove : undefined} />
      </th>
      {columns.map(({ number, months }, at) => {
        const part = parts[at] ?? 0;
        const load = prospect?.after[at];
        return (
          <PlanCell
            key={number}
            spot={{ row, col: at }}
            unit={unit}
            months={months.length}
            part={part}
            sum={load && sumOf(load, scenario)}
            capacity={load?.capacity ?? 1}
            open={open}
            inHand={inHand === at}
            marked={isWithin(marked, at)}
            filling={isWithin(filling, at)}
            corner={editable && corner === at}
            unsaved={changed.has(at)}
            editing={inHand === at ? editing : undefined}
            refused={refused}
            onType={onType}
          />
        );
      })}
      <td className="sum">{intl.formatNumber(sum, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</td>
    </tr>
  );
};

/** Lines are made anew with each change of the plan; their months stand in `loads`. */
const isSame = ({ line, ...before }: PlanRowProps, { line: other, ...now }: PlanRowProps) =>
  line.key === other.key &&
  line.fte === other.fte &&
  line.openRole === other.openRole &&
  Object.entries(before).every(([name, value]) => value === Reflect.get(now, name));

/** A person’s or an open role’s months. */
export const PlanRow = memo(Row, isSame);
