import { useIntl } from 'react-intl';
import type { Identified, Selection } from './columns.ts';

interface ChooseAllProps {
  rows: readonly Identified[];
  selection: Selection;
}

/** Chooses all rows of the page, or none. */
export const ChooseAllBox = ({ rows, selection: { chosen, onChoose } }: ChooseAllProps) => {
  const intl = useIntl();
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  const all = count > 0 && count === rows.length;
  const some = count > 0 && !all;
  return (
    <label>
      <input
        type="checkbox"
        checked={all}
        // Only a script can say so.
        ref={(input) => {
          if (input) input.indeterminate = some;
        }}
        disabled={rows.length === 0}
        onChange={() =>
          onChoose(
            rows.map(({ id }) => id),
            !all,
          )
        }
        aria-label={intl.formatMessage({ id: 'kit.table.chooseAll' })}
      />
    </label>
  );
};

/** The same in the head of a table. */
export const ChooseAll = (props: ChooseAllProps) => (
  <th scope="col" data-choosing>
    <ChooseAllBox {...props} />
  </th>
);
