import { reportGroups } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card, Link, Page } from '@bidwright/remote-kit/ui';
import { Slot } from '@bidwright/shell-api';
import { useViews } from '../api.ts';
import { reportAddress, reportsAddress, reportsPlace } from './addresses.ts';
import { reportsOf } from './catalog.ts';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 1.5,
  padding: 0,
  margin: 0,
  listStyle: 'none',
};

/** Reports that somebody has kept with their parameters. */
const Saved = () => {
  const { data = [] } = useViews();
  const saved = data.filter(({ page }) => page?.startsWith(`${reportsAddress}/`));
  if (saved.length === 0) return null;
  return (
    <Box component="section" sx={{ marginBlockEnd: 3 }}>
      <Box component="h2" sx={{ typography: 'h3', margin: 0, marginBlockEnd: 1 }}>
        <FormattedMessage id="opportunities.reports.saved" />
      </Box>
      <Box component="ul" sx={grid}>
        {saved.map(({ id, name, page, state }) => (
          <Card component="li" key={id} sx={{ padding: 2 }}>
            <Link href={`${page}?${String(Reflect.get(Object(state), 'search') ?? '')}`} sx={{ fontWeight: 600 }}>
              <span dir="auto">{name}</span>
            </Link>
          </Card>
        ))}
      </Box>
    </Box>
  );
};

/** All reports, by what they are about. */
export const ReportsPage = () => {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'opportunities.reports.title' })}>
      <Saved />
      {reportGroups.map((group) => (
        <Box component="section" key={group} sx={{ marginBlockEnd: 3 }}>
          <Box component="h2" sx={{ typography: 'h3', margin: 0, marginBlockEnd: 1 }}>
            <FormattedMessage id={`opportunities.reports.group.${group}`} />
          </Box>
          <Box component="ul" sx={grid}>
            {reportsOf(group).map((id) => (
              <Card component="li" key={id} sx={{ padding: 2 }}>
                <Link href={reportAddress(id)} sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.5 }}>
                  <FormattedMessage id={`opportunities.report.${id}`} />
                </Link>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  <FormattedMessage id={`opportunities.report.${id}.about`} />
                </Box>
              </Card>
            ))}
          </Box>
        </Box>
      ))}
      <Slot id={reportsPlace} />
    </Page>
  );
};
