import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Box, Button, Card, Link, Page, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import Upload from '@mui/icons-material/UploadFileOutlined';
import { Suspense } from 'react';
import { importAddress } from '../addresses.ts';
import { BasketButton } from '../basket/BasketButton.tsx';
import { BasketCard } from '../basket/BasketCard.tsx';
import { ReadingDrawer } from '../reading/ReadingDrawer.tsx';
import { ReadingPane } from '../reading/ReadingPane.tsx';
import { useChosen } from '../reading/useChosen.ts';
import { PastReview } from '../review/PastReview.tsx';
import { useMay } from '../rights/useMay.ts';
import { NewButton } from './NewButton.tsx';
import { OpenTo } from './OpenTo.tsx';
import { ResultsPane } from './ResultsPane.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { isIdle, nothing } from './search.ts';
import { searchKeys } from './searchKeys.ts';
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

/** What is said beside the title takes a second line of its own rather than one of the page's. */
const facts = { flex: '1 1 160px', minHeight: { xs: 32, sm: 16 }, typography: 'caption', color: 'text.secondary' };

/** On a phone the words of the buttons say enough. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1, sm: 1.5 },
  '& .MuiButton-root': { paddingInline: { xs: 1.25, sm: 2 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};

/** Keeps the place of the button, or on a phone the others would wrap when it comes. */
const SavedSearchesToCome = () => (
  <Button variant="outlined" startIcon={<Bookmark />} disabled>
    <FormattedMessage id="rfp-library.saved" />
  </Button>
);

/** Who comes to the library comes to search: as soon as the words are there they have the focus. */
const focusWords = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('input[type=search]')?.focus({ preventScroll: true });

/** Past proposal text: what is looked for, what was found, and the text that is read. */
export const LibraryPage = () => {
  const intl = useIntl();
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('md'));
  const beside = useMediaQuery(theme.breakpoints.up('lg'));
  const { search, entry, change, read, clear } = useSearch();
  const found = useFound(search);
  const may = useMay();
  const chosen = useChosen(entry, found.entries);
  const current = beside ? chosen.entry?.id : (entry ?? undefined);

  return (
    <Page
      title={intl.formatMessage({ id: 'rfp-library.title' })}
      beside={
        <Box sx={facts}>
          {found.size !== undefined && (
            <>
              <bdi>
                <FormattedMessage id="rfp-library.count" values={{ total: found.size }} />
              </bdi>
              <PastReview onShow={() => change({ ...nothing, review: ['overdue'] })} />
              <OpenTo />
              {' · '}
              <Link
                component="button"
                type="button"
                onClick={() => change({ ...nothing, archived: true })}
                sx={{ font: 'inherit', verticalAlign: 'baseline' }}
              >
                <FormattedMessage id="rfp-library.archived.link" />
              </Link>
            </>
          )}
        </Box>
      }
      actions={
        <Box sx={buttons}>
          {!beside && <BasketButton />}
          <Suspense fallback={<SavedSearchesToCome />}>
            <SavedSearches search={search} onOpen={change} />
          </Suspense>
          {may.carry && (
            <Button variant="outlined" startIcon={<Upload />} component={RouterLink} to={importAddress}>
              <FormattedMessage id="rfp-library.import.button" />
            </Button>
          )}
          {may.write && <NewButton />}
        </Box>
      }
    >
      <Box ref={focusWords} onKeyDown={searchKeys(() => isIdle(search) || found.refetch())} sx={panes}>
        <Card sx={pane}>
          <SearchPanel
            search={search}
            total={isIdle(search) ? undefined : found.total}
            wide={wide}
            onChange={change}
            onSearch={found.refetch}
            onClear={clear}
          />
        </Card>
        <Card component="section" tabIndex={-1} sx={pane}>
          <ResultsPane
            search={search}
            found={found}
            current={current}
            scrolls={wide}
            onOpen={read}
            onSort={(sort) => change({ sort })}
            onClear={clear}
            onChange={change}
          />
        </Card>
        {beside && (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, maxHeight: height, minWidth: 0 }}>
            <Card component="article" tabIndex={-1} sx={{ overflow: 'auto', flex: '0 1 auto', minHeight: 240 }}>
              <ReadingPane chosen={chosen} words={found.words} />
            </Card>
            <BasketCard />
          </Box>
        )}
      </Box>
      {!beside && <ReadingDrawer id={entry} chosen={chosen} words={found.words} found={found} onRead={read} />}
    </Page>
  );
};
