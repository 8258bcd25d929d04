import { excessOf } from '@bidwright/contract-ftes';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { bandOf, shareOf } from '../../year/band.ts';
import type { Spot } from './block.ts';
import { CellInput } from './CellInput.tsx';
import { spotMark } from './spots.ts';
import { type Unit, writeFigure } from './units.ts';
import { handleMark } from './usePointer.ts';

export interface PlanCellProps {
  spot: Spot;
  unit: Unit;
  /** How many months the cell stands for; of several, each has about its share. */
  months: number;
  part: number;
  /** The month with everything else; undefined until it is known, and of open roles. */
  sum: number | undefined;
  capacity: number;
  open: boolean;
  inHand: boolean;
  marked: boolean;
  filling: boolean;
  /** The corner by which the marked cells are drawn out. */
  corner: boolean;
  unsaved: boolean;
  editing?: string;
  refused?: boolean;
  onType: (text: string) => void;
}

/** One month of one row: this bid’s part, and below it the sum or by how much that is too much. */
export const PlanCell = (props: PlanCellProps) => {
  const { spot, unit, months, part, sum, capacity, open, inHand, marked, filling, corner, unsaved } = props;
  const { editing, refused, onType } = props;
  const intl = useIntl();
  const shown = (value: number) => Number(writeFigure(unit, value, months));
  const excess = sum === undefined ? 0 : excessOf(sum, capacity);
  const marks = {
    'data-none': part === 0 || undefined,
    'data-open': (open && part > 0) || undefined,
    'data-band': part > 0 && sum !== undefined ? bandOf(shareOf(sum, capacity)) : undefined,
    'data-over': excess > 0 || undefined,
    'data-unsaved': unsaved || undefined,
    'data-filling': filling || undefined,
  };
  return (
    <td {...spotMark(spot)} {...marks} tabIndex={inHand ? 0 : -1} aria-selected={marked}>
      {editing === undefined ? (
        <div className="cell">
          <b dir="auto">
            {part > 0 && months > 1 && '≈'}
            {part === 0 ? '–' : intl.formatNumber(shown(part))}
          </b>
          {part > 0 && sum !== undefined && (
            <small dir="auto">
              {excess > 0 ? (
                <FormattedMessage id="ftes.plan.over" values={{ points: shown(excess) }} />
              ) : (
                <FormattedMessage id="ftes.plan.sum" values={{ sum: shown(sum) }} />
              )}
            </small>
          )}
        </div>
      ) : (
        <CellInput text={editing} unit={unit} months={months} refused={Boolean(refused)} onType={onType} />
      )}
      {corner && <span aria-hidden {...handleMark} />}
    </td>
  );
};
