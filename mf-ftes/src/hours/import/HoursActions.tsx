import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import type { useHoursImport } from './useHoursImport.ts';

interface HoursActionsProps {
  importing: ReturnType<typeof useHoursImport>;
  /** Whether columns fill all that a table must say. */
  isMapped: boolean;
}

/** The buttons with which an import goes on: to check the table again, to take its hours in, and to continue where it was cut short. */
export const HoursActions = ({ importing, isMapped }: HoursActionsProps) => {
  const { file, tried, progress, isBusy, attempt, run } = importing;
  if (!file || progress?.isOver || (progress && isBusy)) return null;
  const months = tried ? tried.counts.created + tried.counts.changed : 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      {progress ? (
        <Button variant="contained" onClick={() => void run()}>
          <FormattedMessage id="ftes.import.goOn" />
        </Button>
      ) : (
        <Button
          variant={tried ? 'text' : 'contained'}
          loading={isBusy}
          disabled={!isMapped}
          onClick={() => void attempt()}
        >
          <FormattedMessage id="kit.import.try" />
        </Button>
      )}
      {!progress && tried && (
        <Button variant="contained" loading={isBusy} disabled={months === 0} onClick={() => void run()}>
          <FormattedMessage id="ftes.import.run" values={{ count: months }} />
        </Button>
      )}
    </Box>
  );
};
