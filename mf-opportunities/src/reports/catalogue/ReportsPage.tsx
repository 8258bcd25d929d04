import { type ReportId, reportGroups } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { CatalogueGroup, useFavouriteReports } from '@bidwright/remote-kit/report';
import { SearchBox } from '@bidwright/remote-kit/search';
import { Box, Page } from '@bidwright/remote-kit/ui';
import { Slot } from '@bidwright/shell-api';
import { useState } from 'react';
import { favouritesPlace, reportsPlace } from '../addresses.ts';
import { useAboutText } from '../useAboutText.ts';
import { reportsOf, shownReports } from './catalog.ts';
import { ReportCard } from './ReportCard.tsx';
import { useRuns } from './runs.ts';
import { SavedReports } from './SavedReports.tsx';

/** All reports, by what they are about; before them the favourites and what was kept. */
export const ReportsPage = () => {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const { favourites } = useFavouriteReports();
  const runs = useRuns();
  const about = useAboutText();
  const say = (name: string) => intl.formatMessage({ id: `opportunities.${name}` });
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (id: ReportId) => {
    const text = `${say(`report.${id}`)} ${about(id)}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
  const groups = reportGroups
    .map((group) => ({ group, found: reportsOf(group).filter(fits) }))
    .filter(({ found }) => found.length > 0);
  const card = (id: ReportId) => <ReportCard key={id} report={id} ran={runs[id]} />;
  const mine = shownReports.filter((id) => favourites.has(id));
  return (
    <Page title={intl.formatMessage({ id: 'kit.report.catalogue' })}>
      <Box sx={{ marginBlockEnd: 2 }}>
        <SearchBox label={say('reports.search')} value={search} onChange={setSearch} />
      </Box>
      {words.length === 0 && favourites.size > 0 && (
        <CatalogueGroup title={say('reports.favourites')}>
          {mine.map(card)}
          {favourites.size > mine.length && <Slot id={favouritesPlace} />}
        </CatalogueGroup>
      )}
      {words.length === 0 && <SavedReports />}
      {groups.map(({ group, found }) => (
        <CatalogueGroup key={group} title={say(`reports.group.${group}`)}>
          {found.map(card)}
        </CatalogueGroup>
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
