import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Box, Button, Card, Page, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import Upload from '@mui/icons-material/UploadFileOutlined';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { importAddress, newAddress } from '../addresses.ts';
import { BasketButton } from '../basket/BasketButton.tsx';
import { BasketCard } from '../basket/BasketCard.tsx';
import { EntryText } from '../reading/EntryText.tsx';
import { ReadingPane } from '../reading/ReadingPane.tsx';
import { useChosen } from '../reading/useChosen.ts';
import { PastReview } from '../review/PastReview.tsx';
import { OpenTo } from './OpenTo.tsx';
import { ResultsPane } from './ResultsPane.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { nothing } from './search.ts';
import { useFound } from './useFound.ts';
import { useSearch } from './useSearch.ts';

const SavedSearches = lazy(async () => ({ default: (await import('../saved/SavedSearches.tsx')).SavedSearches }));

const panes = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '264px minmax(0, 1fr)',
    lg: '264px minmax(0, 9fr) minmax(0, 10fr)',
  },
};

const height = 'calc(100dvh - 190px)';

/** Each pane scrolls on its own, so that search, results and text stay side by side. */
const pane = { maxHeight: { md: height }, overflow: 'hidden' };

/** Past proposal text: what is looked for, what was found, and the text that is read. */
export const LibraryPage = () => {
  const intl = useIntl();
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('md'));
  const beside = useMediaQuery(theme.breakpoints.up('lg'));
  const { search, entry, change, read, clear } = useSearch();
  const found = useFound(search);
  const chosen = useChosen(entry, found.entries);
  const content = useRef<HTMLDivElement>(null);
  const current = beside ? chosen.entry?.id : (entry ?? undefined);

  useEffect(() => {
    content.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus({ preventScroll: true });
  }, []);

  return (
    <Page
      title={intl.formatMessage({ id: 'rfp-library.title' })}
      beside={
        found.size !== undefined && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id="rfp-library.count" values={{ total: found.size }} />
            <PastReview onShow={() => change({ ...nothing, review: ['overdue'] })} />
            <OpenTo />
          </Box>
        )
      }
      actions={
        <>
          {!beside && <BasketButton />}
          <Suspense>
            <SavedSearches search={search} onOpen={change} />
          </Suspense>
          <Button variant="outlined" startIcon={<Upload />} component={RouterLink} to={importAddress}>
            <FormattedMessage id="rfp-library.import.button" />
          </Button>
          <Button variant="contained" startIcon={<Add />} component={RouterLink} to={newAddress}>
            <FormattedMessage id="rfp-library.new" />
          </Button>
        </>
      }
    >
      <Box ref={content} sx={panes}>
        <Card sx={pane}>
          <SearchPanel search={search} onChange={change} onSearch={found.refetch} onClear={clear} />
        </Card>
        <Card component="section" tabIndex={-1} sx={pane}>
          <ResultsPane
            search={search}
            found={found}
            current={current}
            scrolls={wide}
            onOpen={({ id }) => read(id)}
            onSort={(sort) => change({ sort })}
            onClear={clear}
          />
        </Card>
        {beside && (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, maxHeight: height, minWidth: 0 }}>
            <Card component="article" tabIndex={-1} sx={{ overflow: 'auto', flex: '0 1 auto', minHeight: 240 }}>
              <ReadingPane chosen={chosen} words={search.words} />
            </Card>
            <BasketCard />
          </Box>
        )}
      </Box>
      {!beside && (
        <RecordDrawer open={entry !== null} title={chosen.entry?.sectionTitle.name ?? ''} onClose={() => read(null)}>
          {entry && chosen.entry && <EntryText key={entry} entry={chosen.entry} words={search.words} />}
        </RecordDrawer>
      )}
    </Page>
  );
};
