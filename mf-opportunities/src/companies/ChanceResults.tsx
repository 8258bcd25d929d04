import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Link, today } from '@bidwright/remote-kit/ui';
import { reportsAddress } from '../reports/addresses.ts';
import { useReport } from '../reports/api.ts';
import { Frame } from '../widgets/Frame.tsx';

/** Of how many years bids are looked at. */
const years = 3;

const cell = { padding: '6px 8px', borderBottom: 1, borderColor: 'divider', textAlign: 'start' } as const;
const figure = { ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

/** Below the list of chances: how bids ended that were closed from each of them. */
export const ChanceResults = () => {
  const intl = useIntl();
  const to = today();
  const reading = useReport({
    report: 'calibration',
    by: 'chance',
    from: `${Number(to.slice(0, 4)) - years}${to.slice(4, 8)}01`,
    to,
  });
  const percent = (share: unknown) =>
    typeof share === 'number' ? intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }) : '–';
  const count = (value: unknown) => (typeof value === 'number' ? intl.formatNumber(value) : '–');
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Frame
        title="opportunities.chances.results"
        reading={reading}
        foot={
          <Link href={`${reportsAddress}/calibration`}>
            <FormattedMessage id="opportunities.chances.report" />
          </Link>
        }
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <FormattedMessage id="opportunities.chances.none" />
          ) : (
            <Box
              // It scrolls, so keys must reach it.
              tabIndex={0}
              sx={{ overflowX: 'auto' }}
            >
              <Box
                component="table"
                aria-label={intl.formatMessage({ id: 'opportunities.chances.results' })}
                sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}
              >
                <thead>
                  <tr>
                    <Box component="th" scope="col" sx={cell}>
                      <FormattedMessage id="opportunities.field.chance" />
                    </Box>
                    {(['closed', 'won', 'predicted', 'result'] as const).map((name) => (
                      <Box component="th" scope="col" key={name} sx={figure}>
                        <FormattedMessage id={`opportunities.report.figure.${name}`} />
                      </Box>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ key, name, figures }) => (
                    <tr key={key}>
                      <Box component="th" scope="row" sx={{ ...cell, fontWeight: 400 }}>
                        <span dir="auto">{name}</span>
                      </Box>
                      <Box component="td" sx={figure}>
                        {count(figures.closed)}
                      </Box>
                      <Box component="td" sx={figure}>
                        {count(figures.won)}
                      </Box>
                      <Box component="td" sx={figure}>
                        {percent(figures.predicted)}
                      </Box>
                      <Box component="td" sx={figure}>
                        {percent(figures.result)}
                      </Box>
                    </tr>
                  ))}
                </tbody>
              </Box>
            </Box>
          )
        }
      </Frame>
    </Box>
  );
};
