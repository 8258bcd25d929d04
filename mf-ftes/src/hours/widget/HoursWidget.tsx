import type { PlanAgainstActual } from '@bidwright/contract-ftes';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Chart, FigureTable, useFigureText } from '@bidwright/remote-kit/report';
import { Box, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { fromOf } from '../../plan/load/others.ts';
import { usePlanAgainstActual } from '../api.ts';
import { maySeeHours } from '../rights.ts';
import { thisMonth } from '../span.ts';

/** Months up to the one before this. */
const months = 6;

const kinds = ['plannedHours', 'actualHours'] as const;

const Compared = ({ months: found }: PlanAgainstActual) => {
  const intl = useIntl();
  const write = useFigureText();
  const text = (id: string) => intl.formatMessage({ id: `ftes.widget.${id}` });
  const nameOf = ({ year, month }: PlanAgainstActual['months'][number]) =>
    intl.formatDate(Date.UTC(year, month - 1), { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return (
    <>
      <Chart
        label={text('title')}
        kind="columns"
        names={found.map(nameOf)}
        series={kinds.map((id) => ({ id, label: text(id), kind: 'count', values: found.map((one) => one[id]) }))}
      />
      <FigureTable
        label={text('title')}
        heading={text('month')}
        columns={[...kinds, 'difference'].map((id) => ({ id, label: text(id), kind: 'count' }))}
        rows={found.map((one) => ({
          key: nameOf(one),
          name: nameOf(one),
          cells: [one.plannedHours, one.actualHours, one.actualHours - one.plannedHours].map((hours, at) => (
            <bdi key={[...kinds, 'difference'][at]}>{write(hours, 'count')}</bdi>
          )),
        }))}
        foot={[]}
      />
    </>
  );
};

const Hours = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = usePlanAgainstActual({ from: fromOf(thisMonth() - months), months });
  return (
    <SectionCard title={intl.formatMessage({ id: 'ftes.widget.title' })}>
      {!data && !error && <LoadingRows rows={8} height={28} />}
      {!data && error && (
        <Failed title={intl.formatMessage({ id: 'ftes.hours.failed' })} text={errorText(error)} onRetry={refetch} />
      )}
      {data && <Compared {...data} />}
      <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}>
        <FormattedMessage id="ftes.widget.about" />
      </Box>
    </SectionCard>
  );
};

/** On the dashboard: hours worked on projects beside what was planned. Nothing for who may not see hours. */
export const HoursWidget = () => (maySeeHours(usePerson()) ? <Hours /> : null);
