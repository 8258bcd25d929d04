import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { drafted, noDraft } from '../draft/draft.ts';
import { spanFor } from '../draft/span.ts';
import { useColumns } from '../grid/columns.ts';
import { useOthers } from '../load/useOthers.ts';
import { outlookOf } from '../outlook/forecast.ts';
import { OverloadList } from '../outlook/OverloadList.tsx';
import { useLoads } from '../outlook/useLoads.ts';
import { WhatIfSentence } from '../outlook/WhatIfSentence.tsx';
import type { LoadedPlan } from '../page/usePlanState.ts';
import { RolesLink } from '../tools/RolesLink.tsx';

/** Months that are named; the page of the plan has them all. */
const maxNamed = 8;

/** Who would have too much, in a few lines. */
export const CapacitySummary = ({ plan: { bid, kept, chance, status } }: { plan: LoadedPlan }) => {
  const lines = useMemo(() => drafted(kept, noDraft), [kept]);
  const span = useMemo(() => spanFor(bid, kept, lines), [bid, kept, lines]);
  const columns = useColumns(span);
  const people = lines.flatMap(({ fte }) => fte?.id ?? []);
  const { others } = useOthers(bid.id, span, people);
  const { loads, staff } = useLoads(lines, span, others, chance);
  const outlook = useMemo(() => outlookOf(staff, 'expected'), [staff]);
  if (lines.length === 0) return <FormattedMessage id="ftes.plan.empty" />;
  const months = loads.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part, 0);
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        <WhatIfSentence outlook={outlook} won={status?.category === 'Won'} />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <FormattedMessage id="ftes.plan.card.size" values={{ people: lines.length, months }} />
      </Box>
      <RolesLink bid={bid.id} lines={lines} />
      <OverloadList overloads={outlook.overloads.slice(0, maxNamed)} columns={columns} />
      {outlook.overloads.length > maxNamed && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <FormattedMessage id="ftes.plan.card.more" values={{ count: outlook.overloads.length - maxNamed }} />
        </Box>
      )}
    </>
  );
};
