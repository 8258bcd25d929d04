import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { maySee } from '../plan/rights.ts';
import { TeamTable } from './TeamTable.tsx';
import { useTeamLoads } from './useTeamLoads.ts';

/** Months for which there is room beside a form. */
const months = 4;

const Loads = ({ chosen }: { chosen: ReadonlySet<string> }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { teams, first, error, refetch } = useTeamLoads(months, 'expected');
  const title = intl.formatMessage({ id: 'ftes.teams.title' });
  return (
    <SectionCard title={title}>
      {!teams && !error && <LoadingRows rows={6} height={28} />}
      {!teams && error && (
        <Failed title={intl.formatMessage({ id: 'ftes.teams.failed' })} text={errorText(error)} onRetry={refetch} />
      )}
      {teams && first && (
        <>
          <TeamTable label={title} first={first} teams={teams} chosen={chosen} />
          <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}>
            <FormattedMessage id="ftes.teams.expected.about" />
          </Box>
        </>
      )}
    </SectionCard>
  );
};

/** Beside the form of a new bid: how full teams are, those that are chosen in bold. Nothing for who may not see plans. */
export const TeamLoadCard = ({ teams }: { teams: readonly Reference[] }) =>
  maySee(usePerson()) ? <Loads chosen={new Set(teams.map(({ id }) => id))} /> : null;
