import { monthAt } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { FigureTable } from '@bidwright/remote-kit/report';
import { Box, Button, Failed, Link, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useDestination, usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { useProjections } from '../../api.ts';
import { bidProjections } from '../../plan/destinations.ts';
import { maySee } from '../../plan/rights.ts';
import { useActuals } from '../api.ts';
import { maySeeHours } from '../rights.ts';
import { thisMonth } from '../span.ts';
import { type Variance, type VarianceMonth, varianceOf } from './variance.ts';

/** Months that are shown at first: some that were, and some to come. */
const before = 6;
const after = 2;

/** The most people that one project has. */
const max = 200;

const figures = ['planned', 'actual', 'variance', 'cumulative', 'forecast'] as const;

const Months = ({ months }: Pick<Variance, 'months'>) => {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  const now = thisMonth();
  const shown = all ? months : months.filter(({ month }) => month >= now - before && month <= now + after);
  const text = (id: string) => intl.formatMessage({ id: `ftes.variance.${id}` });
  const write = (one: VarianceMonth, figure: (typeof figures)[number]) => {
    const value = one[figure];
    const isDifference = figure === 'variance' || figure === 'cumulative';
    if (value === null) return '–';
    return intl.formatNumber(value, { maximumFractionDigits: 1, signDisplay: isDifference ? 'exceptZero' : 'auto' });
  };
  return (
    <>
      <FigureTable
        label={text('title')}
        heading={text('month')}
        columns={figures.map((id) => ({ id, label: text(id), kind: 'count' }))}
        rows={shown.map((one) => {
          const { year, month } = monthAt(one.month);
          return {
            key: String(one.month),
            name: (
              <bdi>
                {intl.formatDate(Date.UTC(year, month - 1), { month: 'short', year: 'numeric', timeZone: 'UTC' })}
              </bdi>
            ),
            cells: figures.map((figure) => <bdi key={figure}>{write(one, figure)}</bdi>),
          };
        })}
        foot={[]}
      />
      {shown.length < months.length && (
        <Button size="small" onClick={() => setAll(true)}>
          <FormattedMessage id="ftes.variance.all" values={{ count: months.length }} />
        </Button>
      )}
    </>
  );
};

const Totals = ({ planned, actual, forecast }: Variance) => {
  const intl = useIntl();
  const shown = {
    planned: intl.formatNumber(planned, { maximumFractionDigits: 1 }),
    actual: intl.formatNumber(actual, { maximumFractionDigits: 1 }),
    forecast: intl.formatNumber(forecast, { maximumFractionDigits: 1 }),
    difference: intl.formatNumber(forecast - planned, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
  };
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, margin: 0, marginBlockEnd: 1.5 }}
    >
      {Object.entries(shown).map(([name, value]) => (
        <Box key={name}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id={`ftes.variance.total.${name}`} />
          </Box>
          <Box
            component="dd"
            sx={{
              margin: 0,
              typography: 'h3',
              ...(name === 'difference' && forecast > planned && { color: 'error.dark' }),
            }}
          >
            <bdi>{value}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const Card = ({ bid }: { bid: Reference }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const address = useDestination(bidProjections, { id: bid.id });
  const ofBid = { field: 'opportunity', is: 'eq', value: bid.id } as const;
  const actuals = useActuals({ where: [ofBid], limit: max });
  const plans = useProjections({ where: [ofBid, { field: 'kind', is: 'eq', value: 'planned' }], limit: max });
  const error = actuals.error ?? plans.error;
  const variance = actuals.rows && plans.rows && varianceOf(plans.rows, actuals.rows);
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'ftes.variance.title' })}
      foot={
        address && (
          <Link href={`${address}?show=actual`}>
            <FormattedMessage id="ftes.variance.open" />
          </Link>
        )
      }
    >
      {!variance && !error && <LoadingRows rows={4} />}
      {!variance && error && (
        <Failed
          title={intl.formatMessage({ id: 'ftes.hours.failed' })}
          text={errorText(error)}
          onRetry={() => void Promise.all([actuals.refetch(), plans.refetch()])}
        />
      )}
      {variance?.months.length === 0 && <FormattedMessage id="ftes.hours.none.text" />}
      {variance && variance.months.length > 0 && (
        <>
          <Totals {...variance} />
          <Months months={variance.months} />
          <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}>
            <FormattedMessage id="ftes.variance.about" />
          </Box>
        </>
      )}
    </SectionCard>
  );
};

/** On a project’s page: by how much its hours differ from the plan, and what it will come to. For who sees both. */
export const VarianceCard = ({ bid }: { bid: Reference }) => {
  const person = usePerson();
  return maySeeHours(person) && maySee(person) ? <Card bid={bid} /> : null;
};
