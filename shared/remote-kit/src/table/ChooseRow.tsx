import { type MouseEvent, useId } from 'react';
import { useIntl } from 'react-intl';

interface ChooseRowProps {
  chosen: boolean;
  /** The id of the element that names the row. */
  namedBy: string;
  /** `range`: with all rows from the one that was pressed before. */
  onChoose: (range: boolean) => void;
}

/** Chooses a row; with Shift all rows from the one that was pressed before. The whole cell is to be pressed. */
export const ChooseRow = ({ chosen, namedBy, onChoose }: ChooseRowProps) => {
  const intl = useIntl();
  const own = useId();
  return (
    <td data-choosing>
      <label>
        <input
          type="checkbox"
          id={own}
          tabIndex={-1}
          checked={chosen}
          readOnly
          onClick={(event: MouseEvent) => onChoose(event.shiftKey)}
          aria-label={intl.formatMessage({ id: 'kit.table.choose' })}
          aria-labelledby={`${own} ${namedBy}`}
        />
      </label>
    </td>
  );
};
