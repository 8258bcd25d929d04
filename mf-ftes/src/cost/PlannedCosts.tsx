import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed, firmCurrency, LoadingRows, moneyStyle, SectionCard } from '@bidwright/remote-kit/ui';
import { useCapacity } from '../plan/load/api.ts';
import { type MonthlyCost, plannedCosts, sumsOf } from './costs.ts';

const cell = { padding: '6px 8px', borderBottom: 1, borderColor: 'divider', textAlign: 'start' } as const;
const figure = { ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

interface PlannedCostsProps {
  year: number;
  /** Whose work, and what a month of it costs. It comes from a page that only Admins see, and goes nowhere else. */
  costs: readonly MonthlyCost[];
}

/** Below salaries: what the planned work of those people costs in the year. */
export const PlannedCosts = ({ year, costs }: PlannedCostsProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const people = costs.map(({ user }) => user.id);
  const { data, error, refetch } = useCapacity({ from: `${year}-01`, months: 12, people }, people.length === 0);
  const title = intl.formatMessage({ id: 'ftes.cost.title' }, { year: String(year) });
  const money = (value: number, currency: string) =>
    intl.formatNumber(value, {
      ...(currency === firmCurrency() ? moneyStyle() : ({ style: 'currency', currency } as const)),
      maximumFractionDigits: 0,
    });
  if (people.length === 0) return null;
  const planned = data && plannedCosts(costs, data.people);
  return (
    <SectionCard title={title}>
      {!planned && !error && <LoadingRows rows={3} />}
      {!planned && error && (
        <Failed
          title={intl.formatMessage({ id: 'ftes.cost.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {planned?.length === 0 && <FormattedMessage id="ftes.cost.none" />}
      {planned && planned.length > 0 && (
        <Box
          // It scrolls, so keys must reach it.
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          <Box
            component="table"
            aria-label={title}
            sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}
          >
            <thead>
              <tr>
                <Box component="th" scope="col" sx={cell}>
                  <FormattedMessage id="ftes.cost.person" />
                </Box>
                <Box component="th" scope="col" sx={figure}>
                  <FormattedMessage id="ftes.cost.months" />
                </Box>
                <Box component="th" scope="col" sx={figure}>
                  <FormattedMessage id="ftes.cost.cost" />
                </Box>
              </tr>
            </thead>
            <tbody>
              {planned.map(({ user, months, cost, currency }) => (
                <tr key={user.id}>
                  <Box component="th" scope="row" sx={{ ...cell, fontWeight: 400 }}>
                    <bdi>{user.name}</bdi>
                  </Box>
                  <Box component="td" sx={figure}>
                    {intl.formatNumber(months, { maximumFractionDigits: 1 })}
                  </Box>
                  <Box component="td" sx={figure}>
                    <bdi>{money(cost, currency)}</bdi>
                  </Box>
                </tr>
              ))}
              {sumsOf(planned).map(([currency, sum]) => (
                <tr key={currency}>
                  <Box component="th" scope="row" colSpan={2} sx={cell}>
                    <FormattedMessage id="ftes.cost.sum" />
                  </Box>
                  <Box component="td" sx={{ ...figure, fontWeight: 600 }}>
                    <bdi>{money(sum, currency)}</bdi>
                  </Box>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </SectionCard>
  );
};
