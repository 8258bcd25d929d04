import type { CompanyFigures } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Money } from '@bidwright/remote-kit/ui';

interface Figure {
  name: 'won' | 'lost' | 'running' | 'winRate';
  count: number | string;
  amount?: number;
}

/** What a company's bids of one kind come to. Who won against us has won all of them, which says no rate. */
const figuresIn = (of: CompanyFigures, percent: (share: number) => string): Figure[] => {
  const { role, won, wonAmount, lost, lostAmount, running, runningAmount } = of;
  if (role === 'winningFirm') return [{ name: 'lost', count: lost, amount: lostAmount }];
  const closed = won + lost;
  return [
    { name: 'won', count: won, amount: wonAmount },
    { name: 'lost', count: lost, amount: lostAmount },
    { name: 'running', count: running, amount: runningAmount },
    { name: 'winRate', count: closed > 0 ? percent(won / closed) : '–' },
  ];
};

export const RoleFigures = ({ of }: { of: CompanyFigures }) => {
  const intl = useIntl();
  const figures = figuresIn(of, (share) => intl.formatNumber(share, { style: 'percent' }));
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, margin: 0, marginBlockEnd: 1.5 }}>
      {figures.map(({ name, count, amount }) => (
        <Box
          key={name}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: 72 }}
        >
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id={`opportunities.company.${name}`} />
          </Box>
          <Box component="dd" sx={{ margin: 0, typography: 'h2' }}>
            {typeof count === 'number' ? intl.formatNumber(count) : count}{' '}
            {amount !== undefined && amount > 0 && (
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                <Money amount={amount} short />
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
