import { useIntl } from '@bidwright/remote-kit/intl';
import type { Spot } from '../../plan/grid/block.ts';
import { CellInput } from '../../plan/grid/CellInput.tsx';
import { spotMark } from '../../plan/grid/spots.ts';
import { workedHours } from '../../plan/grid/units.ts';
import { handleMark } from '../../plan/grid/usePointer.ts';
import { toTenth } from '../toTenth.ts';

interface HoursCellProps {
  spot: Spot;
  hours: number;
  /** What was planned, in hours; undefined where plans are not shown. */
  planned: number | undefined;
  inHand: boolean;
  marked: boolean;
  filling: boolean;
  corner: boolean;
  unsaved: boolean;
  editing: string | undefined;
  refused: boolean;
  onType: (text: string) => void;
}

/** One month of one row: what was worked, and below it what was planned and by how much that differs. */
export const HoursCell = (props: HoursCellProps) => {
  const { spot, hours, planned, inHand, marked, filling, corner, unsaved, editing, refused, onType } = props;
  const intl = useIntl();
  const difference = planned === undefined ? 0 : hours - planned;
  const marks = {
    'data-none': (hours === 0 && !planned) || undefined,
    'data-unsaved': unsaved || undefined,
    'data-filling': filling || undefined,
  };
  return (
    <td {...spotMark(spot)} {...marks} tabIndex={inHand ? 0 : -1} aria-selected={marked}>
      {editing === undefined ? (
        <div className="cell">
          <b>{hours === 0 ? '–' : intl.formatNumber(hours, { maximumFractionDigits: 1 })}</b>
          {Boolean(planned) && (
            <small>
              <bdi>
                {intl.formatMessage(
                  { id: hours === 0 ? 'ftes.hours.ofPlan' : 'ftes.hours.difference' },
                  { planned: toTenth(planned ?? 0), difference: toTenth(difference) },
                )}
              </bdi>
            </small>
          )}
        </div>
      ) : (
        <CellInput text={editing} unit={workedHours} months={1} refused={refused} onType={onType} />
      )}
      {corner && <span aria-hidden {...handleMark} />}
    </td>
  );
};
