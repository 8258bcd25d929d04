import { type ReportId, reportGroups } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { SearchBox } from '@bidwright/remote-kit/search';
import { Box, Card, Link, Page } from '@bidwright/remote-kit/ui';
import { Slot } from '@bidwright/shell-api';
import { useState } from 'react';
import { reportAddress, reportsPlace } from './addresses.ts';
import { cards } from './cards.ts';
import { reportsOf } from './catalog.ts';
import { SavedReports } from './SavedReports.tsx';
import { useAboutText } from './useAboutText.ts';

/** All reports, by what they are about. */
export const ReportsPage = () => {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const say = (name: string) => intl.formatMessage({ id: `opportunities.${name}` });
  const about = useAboutText();
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (id: ReportId) => {
    const text = `${say(`report.${id}`)} ${about(id)}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
  const groups = reportGroups
    .map((group) => ({ group, found: reportsOf(group).filter(fits) }))
    .filter(({ found }) => found.length > 0);
  return (
    <Page title={say('reports.title')}>
      <Box sx={{ marginBlockEnd: 2 }}>
        <SearchBox label={say('reports.search')} value={search} onChange={setSearch} />
      </Box>
      {words.length === 0 && <SavedReports />}
      {groups.map(({ group, found }) => (
        <Box component="section" key={group} sx={{ marginBlockEnd: 3 }}>
          <Box component="h2" sx={{ typography: 'h3', margin: 0, marginBlockEnd: 1 }}>
            <FormattedMessage id={`opportunities.reports.group.${group}`} />
          </Box>
          <Box component="ul" sx={cards}>
            {found.map((id) => (
              <Card component="li" key={id} sx={{ padding: 2 }}>
                <Link href={reportAddress(id)} sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.5 }}>
                  {say(`report.${id}`)}
                </Link>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{about(id)}</Box>
              </Card>
            ))}
          </Box>
        </Box>
      ))}
      {groups.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="opportunities.reports.none" values={{ search }} />
        </Box>
      )}
      <Slot id={reportsPlace} />
    </Page>
  );
};
