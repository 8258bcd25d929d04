import { opportunities } from '@bidwright/contract-opportunities';
import type { ColumnLayout } from '../columns/layout.ts';
import { shownFields } from '../columns/shownFields.ts';
import { useLaidOut } from '../columns/useColumns.tsx';
import { ExportMenu } from '../export/ExportMenu.tsx';
import type { ListState } from '../state/listState.ts';
import { chosenBy } from '../state/queryOf.ts';
import { useMeaning } from '../state/useMeaning.ts';

/** Takes out what is filtered and sorted now. */
export const ExportList = ({ state, layout }: { state: ListState; layout: ColumnLayout }) => (
  <ExportMenu
    choice={{ col: opportunities.name, ...chosenBy(state, useMeaning(state)) }}
    sort={state.sort}
    fields={shownFields(useLaidOut(layout))}
  />
);
