import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { Line } from '../draft/lines.ts';
import type { Others } from '../load/others.ts';
import type { Scenario } from '../outlook/forecast.ts';
import type { RowLoads } from '../outlook/useLoads.ts';
import { CellDetails } from './CellDetails.tsx';
import { gridLook, nameWidth } from './look.ts';
import { columnsText, PlanRow } from './PlanRow.tsx';
import { TotalRow } from './TotalRow.tsx';
import type { Unit } from './units.ts';
import { type GridProps, useGrid } from './useGrid.ts';

interface PlanGridProps extends GridProps {
  loads: readonly RowLoads[];
  others: ReadonlyMap<string, Others>;
  unit: Unit;
  scenario: Scenario;
  noteOf: (line: Line) => string | undefined;
  /** The columns of a row that are not saved. */
  unsavedIn: (line: Line) => string;
}

/** People and open roles by month, as a spreadsheet. */
export const PlanGrid = (props: PlanGridProps) => {
  const { lines, loads, columns, unit, others, scenario, cells, editable, noteOf, unsavedIn } = props;
  const intl = useIntl();
  const { table, setTable, events, onType, remove, target, shown } = useGrid(props);
  const { active, block } = cells;
  const firstOpen = lines.findIndex(({ fte }) => fte === null);
  const markedIn = (row: number) =>
    row >= block.top && row <= block.bottom ? columnsText(block.start, block.end) : '';
  const fillingIn = (row: number) =>
    target && row >= target.top && row <= target.bottom ? columnsText(target.start, target.end) : '';
  const span = columns.length + 2;
  return (
    <Box sx={{ overflowX: 'auto', scrollPaddingInlineStart: `${nameWidth.md}px` }}>
      <Box
        component="table"
        role="grid"
        ref={setTable}
        aria-label={intl.formatMessage({ id: `ftes.plan.grid.${unit.name}` })}
        aria-multiselectable
        aria-readonly={!editable}
        sx={gridLook}
        {...events}
      >
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="ftes.plan.person" />
            </th>
            {columns.map(({ number, label, title, isNow }) => (
              <th key={number} scope="col" aria-current={isNow ? 'date' : undefined} aria-label={title}>
                <bdi>{label}</bdi>
              </th>
            ))}
            <th scope="col">
              <FormattedMessage id="ftes.plan.months.head" />
            </th>
          </tr>
        </thead>
        <tbody>
          <TotalRow loads={loads} columns={columns} />
          {lines.flatMap((line, row) => {
            const rows = [
              <PlanRow
                key={line.key}
                line={line}
                row={row}
                loads={loads[row] ?? { parts: [] }}
                columns={columns}
                unit={unit}
                scenario={scenario}
                note={noteOf(line)}
                editable={editable}
                inHand={active.row === row ? active.col : undefined}
                marked={markedIn(row)}
                filling={fillingIn(row)}
                corner={row === block.bottom && cells.editing === undefined ? block.end : undefined}
                unsaved={unsavedIn(line)}
                editing={active.row === row ? cells.editing : undefined}
                refused={active.row === row && cells.isRefused}
                onType={onType}
                onRemove={remove}
              />,
            ];
            if (row === firstOpen)
              rows.unshift(
                <tr key="open" className="rule">
                  <th scope="rowgroup" colSpan={span}>
                    <FormattedMessage id="ftes.plan.open.head" />
                  </th>
                </tr>,
              );
            return rows;
          })}
        </tbody>
      </Box>
      <CellDetails
        // Sums are made month by month.
        shown={columns.every(({ months }) => months.length === 1) ? shown : undefined}
        grid={table}
        lines={lines}
        loads={loads}
        columns={columns}
        others={others}
        scenario={scenario}
      />
    </Box>
  );
};
