import { usePerson } from '@bidwright/shell-api';
import { useCallback, useState } from 'react';
import { type ColumnLayout, layoutIn } from './layout.ts';

const keyOf = (personId: string) => `bidwright.opportunities.columns.${personId}`;

const read = (personId: string): ColumnLayout => {
  try {
    return layoutIn(JSON.parse(localStorage.getItem(keyOf(personId)) ?? 'null'));
  } catch {
    return {};
  }
};

/** The columns that a person has chosen, kept on this device. */
export const useColumnLayout = (): readonly [ColumnLayout, (layout: ColumnLayout) => void] => {
  const { id } = usePerson();
  const [layout, setLayout] = useState(() => read(id));
  const change = useCallback(
    (next: ColumnLayout) => {
      setLayout(next);
      try {
        localStorage.setItem(keyOf(id), JSON.stringify(next));
      } catch {
        // Where nothing can be kept, the choice lasts as long as the page.
      }
    },
    [id],
  );
  return [layout, change];
};
