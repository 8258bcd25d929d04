import { useIntl } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Box, Card, Page, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useEntries } from '../api.ts';
import { EntryText } from './EntryText.tsx';
import { wordsOf } from './marks.ts';
import { ReadingPane } from './ReadingPane.tsx';
import { ResultsPane } from './ResultsPane.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { isIdle, queryOf } from './search.ts';
import { useChosen } from './useChosen.ts';
import { useSearch } from './useSearch.ts';

const panes = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '240px minmax(0, 1fr)',
    lg: '240px minmax(0, 9fr) minmax(0, 10fr)',
  },
};

/** Each pane scrolls on its own, so that search, results and text stay side by side. */
const pane = { maxHeight: { md: 'calc(100dvh - 190px)' }, overflow: 'auto' };

/** Past proposal text: what is looked for, what was found, and the text that is read. */
export const LibraryPage = () => {
  const intl = useIntl();
  const theme = useTheme();
  const beside = useMediaQuery(theme.breakpoints.up('lg'));
  const { search, entry, change, clear } = useSearch();
  const pages = useEntries(queryOf(search));
  const words = useMemo(() => wordsOf(search.words), [search.words]);
  const chosen = useChosen(entry, pages.rows);
  const content = useRef<HTMLDivElement>(null);
  const current = beside ? chosen.entry?.id : (entry ?? undefined);

  useEffect(() => {
    content.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus({ preventScroll: true });
  }, []);

  return (
    <Page title={intl.formatMessage({ id: 'rfp-library.title' })}>
      <Box ref={content} sx={panes}>
        <Card sx={pane}>
          <SearchPanel search={search} onChange={change} onClear={clear} />
        </Card>
        <Card component="section" tabIndex={-1} sx={pane}>
          <ResultsPane
            pages={pages}
            idle={isIdle(search)}
            words={words}
            current={current}
            onOpen={({ id }) => change({ entry: id })}
            onClear={clear}
          />
        </Card>
        {beside && (
          <Card component="article" tabIndex={-1} sx={pane}>
            <ReadingPane chosen={chosen} words={words} />
          </Card>
        )}
      </Box>
      {!beside && (
        <RecordDrawer
          open={entry !== null}
          title={chosen.entry?.sectionTitle.name ?? ''}
          onClose={() => change({ entry: null })}
        >
          {entry && chosen.entry && <EntryText key={entry} entry={chosen.entry} words={words} />}
        </RecordDrawer>
      )}
    </Page>
  );
};
