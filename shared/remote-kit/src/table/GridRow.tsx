import { type KeyboardEvent, memo, useId } from 'react';
import { ChooseBox } from './ChooseBox.tsx';
import type { Column, Identified } from './columns.ts';
import { EditCell } from './EditCell.tsx';
import { Opener } from './Opener.tsx';
import { openRow } from './openRow.ts';

interface GridRowProps<R> {
  row: R;
  index: number;
  columns: readonly Column<R>[];
  /** The id of what says how a cell is edited. */
  hint: string;
  active: boolean;
  onActive: (index: number) => void;
  /** Its address: a text, as a function that is made anew would have every row drawn again. */
  href?: string;
  onOpen?: (row: R) => void;
  current?: boolean;
  chosen?: boolean;
  /** Rows can be chosen. `range`: with all from the one that was chosen before. */
  onChoose?: (id: string, range: boolean) => void;
}

const Row = <R extends Identified>(props: GridRowProps<R>) => {
  const { row, index, columns, hint, active, onActive, href, onOpen, current, chosen = false, onChoose } = props;
  const name = useId();
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    if (!onChoose || event.key !== ' ' || !(event.target instanceof Element) || !event.target.matches('[data-opener]'))
      return;
    event.preventDefault();
    onChoose(row.id, false);
  };
  const [named, ...others] = columns;
  return (
    <tr
      aria-rowindex={index + 2}
      aria-current={current || undefined}
      data-chosen={chosen || undefined}
      data-opens={href || onOpen ? true : undefined}
      onFocus={() => onActive(index)}
      onClick={openRow}
      onKeyDown={choose}
    >
      {onChoose && (
        <td data-choosing>
          <ChooseBox chosen={chosen} namedBy={name} onChoose={(range) => onChoose(row.id, range)} tabIndex={-1} />
        </td>
      )}
      {named && (
        <th scope="row" style={{ maxWidth: named.width }}>
          <Opener id={name} href={href} onOpen={onOpen && (() => onOpen(row))} tabIndex={active ? 0 : -1}>
            {named.cell(row)}
          </Opener>
          {named.below && <div data-below>{named.below(row)}</div>}
        </th>
      )}
      {others.map(({ id, header, cell, numeric, width, edit, silent }) => (
        <td
          key={id}
          data-numeric={numeric || undefined}
          data-silent={silent || undefined}
          style={width ? { maxWidth: width } : undefined}
        >
          <EditCell column={id} label={header} hint={hint} onEdit={edit?.(row)}>
            {cell(row)}
          </EditCell>
        </td>
      ))}
    </tr>
  );
};

/**
 * One row. Its name opens it, and so does a click anywhere on it but on what can be edited; Space on its name chooses it. It is drawn again
 * only where something of its own has changed.
 */
export const GridRow = memo(Row) as typeof Row;
