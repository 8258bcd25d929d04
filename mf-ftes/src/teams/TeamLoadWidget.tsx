import { type Outlook, outlooks } from '@bidwright/contract-ftes';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows, SectionCard, Segments } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { maySee } from '../plan/rights.ts';
import { TeamTable } from './TeamTable.tsx';
import { useTeamLoads } from './useTeamLoads.ts';

const months = 6;

const Loads = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [outlook, setOutlook] = useState<Outlook>('expected');
  const { teams, first, error, refetch } = useTeamLoads(months, outlook);
  const title = intl.formatMessage({ id: 'ftes.teams.title' });
  return (
    <SectionCard title={title}>
      <Box sx={{ display: 'flex', marginBlockEnd: 1 }}>
        <Segments
          label={intl.formatMessage({ id: 'ftes.teams.outlook' })}
          choices={outlooks.map((value) => ({ value, label: intl.formatMessage({ id: `ftes.teams.${value}` }) }))}
          value={outlook}
          onChange={setOutlook}
        />
      </Box>
      {!teams && !error && <LoadingRows rows={8} height={28} />}
      {!teams && error && (
        <Failed title={intl.formatMessage({ id: 'ftes.teams.failed' })} text={errorText(error)} onRetry={refetch} />
      )}
      {teams && first && (
        <>
          <TeamTable label={title} first={first} teams={teams} />
          <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}>
            <FormattedMessage id={`ftes.teams.${outlook}.about`} />
          </Box>
        </>
      )}
    </SectionCard>
  );
};

/** On the dashboard: how full teams are in the next months. Nothing for who may not see plans. */
export const TeamLoadWidget = () => (maySee(usePerson()) ? <Loads /> : null);
