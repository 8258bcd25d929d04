import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Card, Failed, LoadingRows, Page, SectionCard, Segments, Stack, useInTurn } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useUser } from '../api.ts';
import { maySeeHoursOf } from '../hours/rights.ts';
import { LeavesCard } from '../leaves/LeavesCard.tsx';
import { SkillsCard } from '../skills/SkillsCard.tsx';
import { LoadChart } from './LoadChart.tsx';
import { LoadTable } from './LoadTable.tsx';
import { isCommitted, isOpen, summaryOf, totalsOf } from './load.ts';
import { currentMonth, thisYear } from './months.ts';
import { NoAllocations } from './NoAllocations.tsx';
import { NotPermitted } from './NotPermitted.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonHours } from './PersonHours.tsx';
import { useBids } from './useBids.ts';
import { YearMenu } from './YearMenu.tsx';
import { YearPicker } from './YearPicker.tsx';
import { YearSummary } from './YearSummary.tsx';

const works = ['committed', 'open', 'actual'] as const;

const yearIn = (text: string | null) => (/^2\d{3}$/.test(text ?? '') ? Number(text) : thisYear());

/** All allocations of one person in one year. */
export const PersonYear = ({ id }: { id: string }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const inTurn = useInTurn();
  const person = usePerson();
  const [params, setParams] = useSearchParams();
  const year = yearIn(params.get('year'));
  const offered = works.filter((one) => one !== 'actual' || maySeeHoursOf(person, id));
  const work = offered.find((one) => one === params.get('work')) ?? 'committed';
  const { data: user, ...who } = useUser(id);
  const { bids, years, ...planned } = useBids(id, year);
  const error = who.error ?? planned.error;
  const set = (name: string, value: string) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), { replace: true });
  const showYear = (shown: number) => set('year', String(shown));

  if (error?.code === 'forbidden') return <NotPermitted />;

  const committed = bids?.filter(isCommitted) ?? [];
  const shown = work === 'open' ? (bids?.filter((bid) => isCommitted(bid) || isOpen(bid)) ?? []) : committed;
  const totals = totalsOf(shown);

  return (
    <Page
      title={intl.formatMessage({ id: 'ftes.title' })}
      actions={
        <>
          <YearMenu name={user?.name ?? ''} year={year} bids={shown} />
          <YearPicker year={year} onChange={showYear} />
        </>
      }
    >
      <Stack sx={{ gap: 1.5, ...inTurn }}>
        {error && (
          <Failed
            title={intl.formatMessage({ id: 'ftes.failed' })}
            text={errorText(error)}
            reference={error.requestId}
            onRetry={() => {
              who.refetch();
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
        {user && <SkillsCard person={{ id, name: user.name ?? '' }} />}
        {user && <LeavesCard person={{ id, name: user.name ?? '' }} />}
        <Card>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, padding: 1.5 }}>
            <Segments
              label={intl.formatMessage({ id: 'ftes.work' })}
              choices={offered.map((value) => ({ value, label: intl.formatMessage({ id: `ftes.work.${value}` }) }))}
              value={work}
              onChange={(value) => set('work', value)}
            />
            <Stack sx={{ typography: 'caption', color: 'text.secondary' }}>
              <FormattedMessage id={`ftes.work.${work}.note`} />
            </Stack>
          </Stack>
          {!bids && !error && <LoadingRows rows={6} />}
          {bids && work !== 'actual' && shown.length === 0 && (
            <NoAllocations year={year} years={years} onShow={showYear} />
          )}
          {work !== 'actual' && shown.length > 0 && (
            <LoadTable
              year={year}
              bids={shown}
              totals={totals}
              totalLabel={intl.formatMessage({ id: work === 'open' ? 'ftes.total.open' : 'ftes.total.committed' })}
            />
          )}
        </Card>
        {work === 'actual' && user && planned.plans && planned.actuals && (
          <PersonHours
            user={user}
            year={year}
            plans={planned.plans}
            actuals={planned.actuals}
            years={years}
            onShow={showYear}
            refetch={planned.refetch}
          />
        )}
        {work !== 'actual' && shown.length > 0 && (
          <SectionCard title={intl.formatMessage({ id: 'ftes.chart.title' })}>
            <LoadChart bids={shown} totals={totals} />
          </SectionCard>
        )}
      </Stack>
    </Page>
  );
};
