import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { usePersonal } from '@bidwright/remote-kit/personal';
import { useFigureText } from '@bidwright/remote-kit/report';
import { Box, today } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useReport } from '../reports/api.ts';
import { RecordsDrawer } from '../reports/RecordsDrawer.tsx';
import { ReportChart } from '../reports/ReportChart.tsx';
import type { Opened } from '../reports/ReportTable.tsx';
import { useRowName } from '../reports/useRowName.ts';
import { Frame } from './Frame.tsx';
import { narrowings, PerformanceFilters } from './PerformanceFilters.tsx';
import { useIsShown } from './useIsShown.ts';

const Performance = () => {
  const write = useFigureText();
  const rowName = useRowName();
  const [opened, setOpened] = useState<Opened>();
  const [narrowed, setNarrowed] = usePersonal(narrowings);
  const call = { report: 'win-rate', today: today(), ...narrowed } as const;
  const { data, error, refetch } = useReport(call);
  return (
    <Frame title="opportunities.widget.performance" reading={{ data, error, refetch }}>
      {(answer) => (
        <>
          <PerformanceFilters value={narrowed} onChange={setNarrowed} />
          <ReportChart report="win-rate" answer={answer} onOpen={setOpened} />
          <Box sx={{ display: 'flex', gap: 3, marginBlockStart: 1 }}>
            {(['winRate', 'winRateValue'] as const).map((figure) => (
              <Box key={figure} sx={{ typography: 'caption', color: 'text.secondary' }}>
                <FormattedMessage id={`opportunities.report.figure.${figure}`} />{' '}
                <Box component="bdi" sx={{ typography: 'h3', color: 'text.primary' }}>
                  {write(answer.totals[figure], 'share', true)}
                </Box>
              </Box>
            ))}
          </Box>
          {opened?.row && (
            <RecordsDrawer
              key={`${opened.row.key} ${opened.figure}`}
              title={rowName(answer.by, opened.row)}
              call={{ ...call, key: opened.row.key, figure: opened.figure }}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </Frame>
  );
};

/** How bids ended, by month. */
export const PerformanceWidget = () => (useIsShown('oppPerformance') ? <Performance /> : null);
