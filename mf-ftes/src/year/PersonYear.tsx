import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Card, Failed, LoadingRows, Page, SectionCard, Segments, Stack, useInTurn } from '@bidwright/remote-kit/ui';
import { useUser } from '../api.ts';
import { LoadChart } from './LoadChart.tsx';
import { LoadTable } from './LoadTable.tsx';
import { isCommitted, isOpen, summaryOf, totalsOf } from './load.ts';
import { currentMonth, thisYear } from './months.ts';
import { NoAllocations } from './NoAllocations.tsx';
import { NotPermitted } from './NotPermitted.tsx';
import { PersonHead } from './PersonHead.tsx';
import { useBids } from './useBids.ts';
import { YearPicker } from './YearPicker.tsx';
import { YearSummary } from './YearSummary.tsx';

const works = ['committed', 'open'] as const;

const yearIn = (text: string | null) => (/^2\d{3}$/.test(text ?? '') ? Number(text) : thisYear());

/** All allocations of one person in one year. */
export const PersonYear = ({ id }: { id: string }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const inTurn = useInTurn();
  const [params, setParams] = useSearchParams();
  const year = yearIn(params.get('year'));
  const work = works.find((one) => one === params.get('work')) ?? 'committed';
  const { data: user, ...person } = useUser(id);
  const { bids, years, ...planned } = useBids(id, year);
  const error = person.error ?? planned.error;
  const set = (name: string, value: string) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), { replace: true });
  const showYear = (shown: number) => set('year', String(shown));

  if (error?.code === 'forbidden') return <NotPermitted />;

  const committed = bids?.filter(isCommitted) ?? [];
  const shown = work === 'open' ? (bids?.filter((bid) => isCommitted(bid) || isOpen(bid)) ?? []) : committed;
  const totals = totalsOf(shown);

  return (
    <Page title={intl.formatMessage({ id: 'ftes.title' })} actions={<YearPicker year={year} onChange={showYear} />}>
      <Stack sx={{ gap: 1.5, ...inTurn }}>
        {error && (
          <Failed
            title={intl.formatMessage({ id: 'ftes.failed' })}
            text={errorText(error)}
            reference={error.requestId}
            onRetry={() => {
              person.refetch();
              planned.refetch();
            }}
          />
        )}
        {!user && !error && (
          <Card>
            <LoadingRows rows={1} />
          </Card>
        )}
        {user && (
          <Card aria-busy={!(bids || error) || undefined}>
            <PersonHead user={user}>
              {bids && <YearSummary year={year} summary={summaryOf(totalsOf(committed), currentMonth(year) || 1)} />}
            </PersonHead>
          </Card>
        )}
        <Card>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, padding: 1.5 }}>
            <Segments
              label={intl.formatMessage({ id: 'ftes.work' })}
              choices={works.map((value) => ({ value, label: intl.formatMessage({ id: `ftes.work.${value}` }) }))}
              value={work}
              onChange={(value) => set('work', value)}
            />
            <Stack sx={{ typography: 'caption', color: 'text.secondary' }}>
              <FormattedMessage id={`ftes.work.${work}.note`} />
            </Stack>
          </Stack>
          {!bids && !error && <LoadingRows rows={6} />}
          {bids && shown.length === 0 && <NoAllocations year={year} years={years} onShow={showYear} />}
          {shown.length > 0 && (
            <LoadTable
              year={year}
              bids={shown}
              totals={totals}
              totalLabel={intl.formatMessage({ id: `ftes.total.${work}` })}
            />
          )}
        </Card>
        {shown.length > 0 && (
          <SectionCard title={intl.formatMessage({ id: 'ftes.chart.title' })}>
            <LoadChart bids={shown} totals={totals} />
          </SectionCard>
        )}
      </Stack>
    </Page>
  );
};
