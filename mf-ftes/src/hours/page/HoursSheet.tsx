import { type Actual, fullTimeHoursPerMonth, type Projection } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { ClashNotice } from '../../plan/page/ClashNotice.tsx';
import { PlanActions } from '../../plan/page/PlanActions.tsx';
import { SaveFailed } from '../../plan/page/SaveFailed.tsx';
import { UndoRedo } from '../../plan/tools/UndoRedo.tsx';
import { HoursGrid } from '../grid/HoursGrid.tsx';
import { hourLines, plannedHours, type RowsOf } from '../lines.ts';
import { HoursMenu } from './HoursMenu.tsx';
import { useHours } from './useHours.ts';

interface HoursSheetProps {
  actuals: readonly Actual[];
  /** What was planned; undefined where the person sees no plans. */
  plans: readonly Projection[] | undefined;
  rowsOf: RowsOf;
  /** Who or what may have hours besides. */
  expected: readonly Reference[];
  span: { first: number; count: number };
  editable: boolean;
  /** Whose hours on which bid a row holds. */
  pair: (about: Reference) => { fte: Reference; opportunity: Reference };
  label: string;
  heading: string;
  /** What a file of the hours is called, without its ending. */
  fileName: string;
  refetch: () => unknown;
}

/** Hours by month beside what was planned, to be typed by who may. */
export const HoursSheet = (props: HoursSheetProps) => {
  const { actuals, plans, rowsOf, expected, span, editable, pair, label, heading, fileName, refetch } = props;
  const intl = useIntl();
  const kept = useMemo(() => hourLines(actuals, rowsOf, expected), [actuals, rowsOf, expected]);
  const planned = useMemo(() => plans && plannedHours(plans, rowsOf), [plans, rowsOf]);
  const { drafting, columns, cells, lines, unsavedIn, saving } = useHours({ kept, span, pair, refetch });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SaveFailed saving={saving} />
      <ClashNotice drafting={drafting} lines={lines} month="ftes.hours.clash.month" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        {editable && <UndoRedo undo={drafting.undo} redo={drafting.redo} />}
        <HoursMenu lines={lines} pair={pair} fileName={fileName} />
        <Box component="output" sx={{ flex: 1, typography: 'caption', color: 'text.secondary', paddingInline: 1 }}>
          {drafting.changes > 0 && <FormattedMessage id="ftes.plan.draft" values={{ count: drafting.changes }} />}
          {!editable && <FormattedMessage id="ftes.hours.readOnly" />}
        </Box>
        {editable && <PlanActions drafting={drafting} saving={saving} />}
      </Box>
      <Card>
        <HoursGrid
          label={label}
          heading={heading}
          lines={lines}
          columns={columns}
          cells={cells}
          planned={planned}
          unsavedIn={unsavedIn}
          editable={editable && !saving.isLoading}
          undo={drafting.undo}
          redo={drafting.redo}
          onRemove={() => undefined}
        />
      </Card>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <FormattedMessage
          id={planned ? 'ftes.hours.about' : 'ftes.hours.about.noPlan'}
          values={{ hours: fullTimeHoursPerMonth }}
        />{' '}
        {editable && intl.formatMessage({ id: 'ftes.hours.keys' })}
      </Box>
    </Box>
  );
};
