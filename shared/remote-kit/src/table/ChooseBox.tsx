import { type MouseEvent, useId } from 'react';
import { useIntl } from 'react-intl';

export interface ChooseBoxProps {
  chosen: boolean;
  /** The id of the element that names the row. */
  namedBy: string;
  /** `range`: with all rows from the one that was pressed before. */
  onChoose: (range: boolean) => void;
  /** Whether Tab comes to it; rows of a table are chosen by a key of their own. */
  tabIndex: 0 | -1;
}

/** Chooses a row; with Shift all rows from the one that was pressed before. All around the box is to be pressed. */
export const ChooseBox = ({ chosen, namedBy, onChoose, tabIndex }: ChooseBoxProps) => {
  const intl = useIntl();
  const own = useId();
  return (
    <label>
      <input
        type="checkbox"
        id={own}
        tabIndex={tabIndex}
        checked={chosen}
        readOnly
        onClick={(event: MouseEvent) => onChoose(event.shiftKey)}
        aria-label={intl.formatMessage({ id: 'kit.table.choose' })}
        aria-labelledby={`${own} ${namedBy}`}
      />
    </label>
  );
};
