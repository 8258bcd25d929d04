import { opportunities } from '@bidwright/contract-opportunities';
import type { ColumnLayout } from '../columns/layout.ts';
import { useLaidOut } from '../columns/useColumns.tsx';
import { ExportMenu } from '../transfer/ExportMenu.tsx';
import { exportedFields } from '../transfer/exportedFields.ts';
import type { ListState } from './listState.ts';
import { chosenBy } from './queryOf.ts';
import { useMeaning } from './useMeaning.ts';

/** Takes out what is filtered and sorted now. */
export const ExportList = ({ state, layout }: { state: ListState; layout: ColumnLayout }) => (
  <ExportMenu
    choice={{ col: opportunities.name, ...chosenBy(state, useMeaning(state)) }}
    sort={state.sort}
    fields={exportedFields(useLaidOut(layout))}
  />
);
