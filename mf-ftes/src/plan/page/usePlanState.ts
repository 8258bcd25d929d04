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

/** A plan whose parts are all there. */
export interface LoadedPlan extends Omit<ReturnType<typeof usePlan>, 'bid' | 'kept'> {
  bid: Bid;
  kept: Line[];
}

/** All that the page of a plan shows and does. */
export const usePlanState = ({ bid, kept, chance }: LoadedPlan) => {
  const editable = mayPlan(usePerson(), bid);
  const [scenario, setScenario] = useState<Scenario>('expected');
  const drafting = useDraft(kept);
  const { draft } = drafting;
  const span = useMemo(() => spanFor(bid, kept, drafting.lines), [bid, kept, drafting.lines]);
  const cells = useCells({ lines: drafting.lines, span, onWrite: drafting.write });

  // What is being typed counts at once; it is not in the draft before it is done.
  const { preview } = cells;
  const lines = useMemo(
    () => (preview ? drafted(kept, written(draft, kept, [preview])) : drafting.lines),
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
    columns: useColumns(span),
    cells,
    lines,
    loads,
    others,
    sums,
    outlook,
    unsavedIn: ({ key }: Line) =>
      Object.keys(draft.cells[key] ?? {})
        .map((month) => Number(month) - span.first)
        .join(' '),
  };
};

export type PlanState = ReturnType<typeof usePlanState>;
