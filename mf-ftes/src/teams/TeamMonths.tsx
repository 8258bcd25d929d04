import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useMemo } from 'react';
import { useCapacity } from '../plan/load/api.ts';
import { maySee } from '../plan/rights.ts';
import { fromNow } from './fromNow.ts';
import { MonthBars } from './MonthBars.tsx';
import { teamLoads } from './teamLoads.ts';

const months = 6;

const Months = ({ team }: { team: Reference }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useCapacity({ ...fromNow(months), team: team.id });
  const load = useMemo(() => data && teamLoads(data.people, 'expected').find(({ id }) => id === team.id), [data, team]);
  const first = data?.months[0];
  return (
    <SectionCard title={intl.formatMessage({ id: 'ftes.teams.title' })}>
      {!data && !error && <LoadingRows rows={months} height={28} />}
      {!data && error && (
        <Failed title={intl.formatMessage({ id: 'ftes.teams.failed' })} text={errorText(error)} onRetry={refetch} />
      )}
      {data && !load && <FormattedMessage id="ftes.teams.nobody" />}
      {first && load && (
        <>
          <MonthBars first={first} months={load.months} />
          <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}>
            <FormattedMessage id="ftes.teams.expected.about" />
          </Box>
        </>
      )}
    </SectionCard>
  );
};

/** Beside a team: how full its next months are. Nothing for who may not see plans. */
export const TeamMonths = ({ team }: { team: Reference }) => (maySee(usePerson()) ? <Months team={team} /> : null);
