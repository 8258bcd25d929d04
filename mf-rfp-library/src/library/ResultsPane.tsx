import { maxResults } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, Empty, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { type UIEvent, useState } from 'react';
import { ChosenBar } from '../chosen/ChosenBar.tsx';
import { useChoosing } from '../chosen/useChoosing.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Indexing } from './Indexing.tsx';
import { Results } from './Results.tsx';
import { SortMenu } from './SortMenu.tsx';
import { bodyOf, isIdle, type Search } from './search.ts';
import { Tips } from './Tips.tsx';
import type { Found } from './useFound.ts';
import { wordingOf } from './wording.ts';

interface ResultsPaneProps {
  search: Search;
  found: Found;
  current: string | undefined;
  /** The pane scrolls on its own. */
  scrolls: boolean;
  onOpen: (id: string) => void;
  onSort: (sort: Search['sort']) => void;
  onClear: () => void;
  onChange: (wanted: Partial<Search>) => void;
}

/** How near to the end of the list the next results are asked for, in pixels. */
const near = 1200;

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  paddingInline: 2,
  borderBottom: 1,
  borderColor: 'divider',
};

/** What a search comes to. While another one runs, or when it fails, the last results stay. */
export const ResultsPane = ({
  search,
  found,
  current,
  scrolls,
  onOpen,
  onSort,
  onClear,
  onChange,
}: ResultsPaneProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { entries, total, error, isFetching, indexing, more } = found;
  const idle = isIdle(search);
  // What is archived no search finds, and an index that is being made does not know all.
  const asked = search.archived || indexing ? undefined : bodyOf(search);
  const choosing = useChoosing({ entries, total, asked });
  const wording = wordingOf(search.words);
  const none = search.archived ? 'archived.none' : idle ? 'empty' : 'noMatch';
  const title = () => {
    if (isFetching && !more) return <FormattedMessage id="rfp-library.searching" />;
    if (search.archived) return <FormattedMessage id="rfp-library.archived.list" />;
    if (idle) return <FormattedMessage id="rfp-library.newest" />;
    return total !== undefined && <FormattedMessage id="rfp-library.results" values={{ total }} />;
  };
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight < near) more?.();
  };
  return (
    <Box
      ref={setScroller}
      aria-busy={isFetching}
      onScroll={onScroll}
      sx={{ overflow: 'auto', maxHeight: 'inherit', position: 'relative' }}
    >
      <Box sx={head}>
        <Box component="output" sx={{ typography: 'h3' }}>
          {title()}
        </Box>
        <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 0.5 }}>
          {!idle && !search.archived && (
            <SortMenu sort={search.sort} words={search.words} order={found.order} onSort={onSort} />
          )}
          {entries && entries.length > 0 && !choosing.chosen && (
            <Button size="small" onClick={choosing.begin} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
              <FormattedMessage id="rfp-library.chosen.select" />
            </Button>
          )}
        </Box>
      </Box>
      <ActiveFilters search={search} onChange={onChange} />
      {wording && (
        <Alert severity="info" sx={{ margin: 2, marginBlockEnd: 0 }}>
          <FormattedMessage id={`rfp-library.wording.${wording}`} />
        </Alert>
      )}
      {idle && !error && <Tips />}
      {indexing && <Indexing {...indexing} />}
      {!idle && total !== undefined && total > maxResults && (
        <Alert severity="warning" sx={{ margin: 2 }}>
          <FormattedMessage id="rfp-library.many" values={{ n: total }} />
        </Alert>
      )}
      {error && (
        <Box sx={{ padding: 2 }}>
          <Failed
            title={intl.formatMessage({ id: 'rfp-library.failed' })}
            text={
              error.code === 'search-too-long' ? intl.formatMessage({ id: 'rfp-library.tooLong' }) : errorText(error)
            }
            reference={error.requestId}
            onRetry={found.refetch}
          />
        </Box>
      )}
      {!entries && !error && <LoadingRows rows={4} height={128} />}
      {entries?.length === 0 && !error && !indexing && (
        <Empty
          icon={<SearchOff />}
          title={intl.formatMessage({ id: `rfp-library.${none}` })}
          text={intl.formatMessage({ id: `rfp-library.${none}.text` })}
        >
          {!idle && (
            <Button variant="outlined" size="small" onClick={onClear}>
              <FormattedMessage id="rfp-library.clear" />
            </Button>
          )}
        </Empty>
      )}
      {entries && entries.length > 0 && (
        <Results
          label={intl.formatMessage({ id: 'rfp-library.results.label' })}
          entries={entries}
          current={current}
          scroller={scrolls ? scroller : null}
          onOpen={onOpen}
          chosen={choosing.chosen}
          onChoose={choosing.toggle}
        />
      )}
      {more && (
        <Box sx={{ padding: 1.5, textAlign: 'center' }}>
          <Button size="small" onClick={more} loading={isFetching}>
            <FormattedMessage id="rfp-library.more" />
          </Button>
        </Box>
      )}
      {choosing.chosen && (
        <ChosenBar chosen={choosing.chosen} wider={choosing.wider} onDrop={choosing.drop} onClose={choosing.end} />
      )}
    </Box>
  );
};
