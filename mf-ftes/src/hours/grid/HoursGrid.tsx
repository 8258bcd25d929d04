import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { Parts } from '../../plan/draft/lines.ts';
import { gridLook, nameWidth } from '../../plan/grid/look.ts';
import { SeatName } from '../../plan/grid/SeatName.tsx';
import { type GridProps, useGrid } from '../../plan/grid/useGrid.ts';
import { HoursCell } from './HoursCell.tsx';
import { HoursTotals } from './HoursTotals.tsx';

interface HoursGridProps extends GridProps {
  label: string;
  /** What rows are. */
  heading: string;
  /** Hours that were planned, by the key of a row; none where plans are not shown. */
  planned: ReadonlyMap<string, Parts> | undefined;
  /** The columns of a row that are not saved. */
  unsavedIn: (key: string) => ReadonlySet<number>;
}

const isWithin = (from: number, to: number, at: number) => at >= from && at <= to;

/** Hours by month, as a spreadsheet: of people on a bid, or of a person on bids. */
export const HoursGrid = (props: HoursGridProps) => {
  const { label, heading, lines, columns, cells, editable, planned, unsavedIn } = props;
  const intl = useIntl();
  const { setTable, events, onType, target } = useGrid(props);
  const { active, block, editing, isRefused } = cells;
  const sumOf = (hours: readonly number[]) =>
    intl.formatNumber(
      hours.reduce((all, one) => all + one, 0),
      { maximumFractionDigits: 1 },
    );
  return (
    <Box sx={{ overflowX: 'auto', scrollPaddingInlineStart: `${nameWidth.md}px` }}>
      <Box
        component="table"
        role="grid"
        ref={setTable}
        aria-label={label}
        aria-multiselectable
        aria-readonly={!editable}
        sx={gridLook}
        {...events}
      >
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(({ number, label: month, title, isNow }) => (
              <th key={number} scope="col" aria-current={isNow ? 'date' : undefined} aria-label={title}>
                <bdi>{month}</bdi>
              </th>
            ))}
            <th scope="col">
              <FormattedMessage id="ftes.hours.sum" />
            </th>
          </tr>
        </thead>
        <tbody>
          <HoursTotals lines={lines} columns={columns} planned={planned} />
          {lines.map((line, row) => {
            const inHand = active.row === row ? active.col : undefined;
            const marked = isWithin(block.top, block.bottom, row);
            const filling = target && isWithin(target.top, target.bottom, row);
            const unsaved = unsavedIn(line.key);
            return (
              <tr key={line.key}>
                <th scope="row">
                  <SeatName line={line} note={undefined} />
                </th>
                {columns.map(({ number }, col) => (
                  <HoursCell
                    key={number}
                    spot={{ row, col }}
                    hours={line.parts[number] ?? 0}
                    planned={planned && (planned.get(line.key)?.[number] ?? 0)}
                    inHand={inHand === col}
                    marked={marked && isWithin(block.start, block.end, col)}
                    filling={Boolean(filling && isWithin(target.start, target.end, col))}
                    corner={editable && editing === undefined && row === block.bottom && col === block.end}
                    unsaved={unsaved.has(number)}
                    editing={inHand === col ? editing : undefined}
                    refused={isRefused}
                    onType={onType}
                  />
                ))}
                <td className="sum">{sumOf(columns.map(({ number }) => line.parts[number] ?? 0))}</td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
};
