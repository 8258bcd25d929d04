import { usePerson } from '@bidwright/shell-api';
import { useMemo, useState } from 'react';
import { drafted, written } from '../draft/draft.ts';
import type { Line } from '../draft/lines.ts';
import { spanFor } from '../draft/span.ts';
import { useDraft } from '../draft/useDraft.ts';
import { useColumns } from '../grid/columns.ts';
import { useCells } from '../grid/useCells.ts';
import type { Bid } from '../load/api.ts';
import { useOthers } from '../load/useOthers.ts';
import type { usePlan } from '../load/usePlan.ts';
import { outlookOf, type Scenario } from '../outlook/forecast.ts';
import { useLoads } from '../outlook/useLoads.ts';
import { mayPlan } from '../rights.ts';
import { loadsIn } from './loadsIn.ts';
import type { PlanView } from './usePlanView.ts';

/** A plan whose parts are all there. */
export interface LoadedPlan extends Omit<ReturnType<typeof usePlan>, 'bid' | 'kept'> {
  bid: Bid;
  kept: Line[];
}

/** All that the page of a plan shows and does. */
export const usePlanState = ({ bid, kept, chance }: LoadedPlan, { unit, frequency }: PlanView) => {
  const editable = mayPlan(usePerson(), bid);
  const [scenario, setScenario] = useState<Scenario>('expected');
  const drafting = useDraft(kept);
  const { draft } = drafting;
  const span = useMemo(() => spanFor(bid, kept, drafting.lines), [bid, kept, drafting.lines]);
  const columns = useColumns(span, frequency);
  const cells = useCells({ lines: drafting.lines, columns, unit, onWrite: drafting.write });

  // What is being typed counts at once; it is not in the draft before it is done.
  const { preview } = cells;
  const lines = useMemo(
    () => (preview ? drafted(kept, written(draft, kept, preview)) : drafting.lines),
    [kept, draft, drafting.lines, preview],
  );
  const people = lines.flatMap(({ fte }) => fte?.id ?? []);
  const { others, ...sums } = useOthers(bid.id, span, people);
  const { loads, staff } = useLoads(lines, span, others, chance);
  const outlook = useMemo(() => outlookOf(staff, scenario), [staff, scenario]);
  return {
    editable,
    scenario,
    setScenario,
    drafting,
    span,
    unit,
    frequency,
    columns,
    /** The months one by one, whatever columns show. */
    months: useColumns(span),
    cells,
    lines,
    loads,
    shownLoads: useMemo(
      () => (frequency === 'Monthly' ? loads : loadsIn(loads, span.first, columns, scenario)),
      [loads, frequency, span.first, columns, scenario],
    ),
    others,
    sums,
    outlook,
    unsavedIn: ({ key }: Line) => {
      const typed = draft.cells[key] ?? {};
      return columns.flatMap(({ months }, at) => (months.some((month) => month in typed) ? at : [])).join(' ');
    },
  };
};

export type PlanState = ReturnType<typeof usePlanState>;
