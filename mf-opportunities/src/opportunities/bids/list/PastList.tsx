import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import { type PropsWithChildren, Suspense } from 'react';
import { ShownDay } from '../../bid/past/shownDay.ts';

const PastBar = lazy(async () => ({ default: (await import('../../bid/past/PastBar.tsx')).PastBar }));

interface PastListProps {
  /** Undefined: now. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** A list that may be as of a past day: below a bar that says so it is only read. */
export const PastList = ({ day, onDay, children }: PropsWithChildren<PastListProps>) => (
  <>
    {day && (
      <Suspense>
        <Box sx={{ marginBlockEnd: 1.5 }}>
          <PastBar day={day} onDay={onDay} onClose={() => onDay(undefined)}>
            <FormattedMessage id="opportunities.past.list" />
          </PastBar>
        </Box>
      </Suspense>
    )}
    {/* Each day begins anew: the rows of another would pass for its own until they come. */}
    <ShownDay key={day ?? ''} value={day}>
      {children}
    </ShownDay>
  </>
);
