import { addDays } from '@bidwright/contract-kit/days';
import type { ReportAnswer, ReportRow } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { FigureLink, useFigureText } from '@bidwright/remote-kit/report';
import { Box, Segments, today } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useReport } from '../reports/api.ts';
import { RecordsDrawer } from '../reports/RecordsDrawer.tsx';
import { useRowName } from '../reports/useRowName.ts';
import { Frame } from './Frame.tsx';

const spans = { week: 7, month: 30 };
type Span = keyof typeof spans;

const report = 'pipeline-changes';

const Lines = ({ answer, onOpen }: { answer: ReportAnswer; onOpen: (row: ReportRow) => void }) => {
  const rowName = useRowName();
  const write = useFigureText();
  const rows = answer.rows.filter(({ figures }) => figures.bids);
  if (rows.length === 0) return <FormattedMessage id="opportunities.widget.changes.none" />;
  return (
    <Box component="ul" sx={list}>
      {rows.map((row) => {
        const [name, bids] = [rowName(answer.by, row), write(row.figures.bids, 'count')];
        return (
          <Box component="li" key={row.key}>
            <span>{name}</span>
            <Box component="bdi" sx={{ color: 'text.secondary' }}>
              {write(row.figures.value, 'money', true)}
            </Box>
            <FigureLink label={`${name}: ${bids}`} onClick={() => onOpen(row)}>
              {bids}
            </FigureLink>
          </Box>
        );
      })}
    </Box>
  );
};

/** What changed in the pipeline lately: what came, moved, slipped, grew or ended. Each count opens its bids. */
export const ChangesWidget = () => {
  const intl = useIntl();
  const rowName = useRowName();
  const [span, setSpan] = useState<Span>('week');
  const [opened, setOpened] = useState<ReportRow>();
  const call = { report, today: today(), from: addDays(today(), 1 - spans[span]) } as const;
  const { data, error, refetch } = useReport(call);
  return (
    <Frame
      title="opportunities.widget.changes"
      reading={{ data, error, refetch }}
      actions={
        <Segments
          label={intl.formatMessage({ id: 'opportunities.since.from' })}
          choices={(['week', 'month'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `opportunities.since.${value}` }),
          }))}
          value={span}
          onChange={setSpan}
        />
      }
    >
      {(answer) => (
        <>
          <Lines answer={answer} onOpen={setOpened} />
          {opened && (
            <RecordsDrawer
              key={opened.key}
              title={rowName(answer.by, opened)}
              call={{ ...call, key: opened.key, figure: 'bids' }}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </Frame>
  );
};

const list = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  typography: 'body2',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 40px',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 32,
    textAlign: 'start',
  },
  '& > li > :last-child': { justifySelf: 'end' },
};
