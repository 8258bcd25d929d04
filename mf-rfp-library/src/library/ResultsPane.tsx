import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import type { Pages } from '@bidwright/remote-kit/store';
import { Pager } from '@bidwright/remote-kit/table';
import { Box, Button, Empty, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import type { Entry } from '../api.ts';
import { Results } from './Results.tsx';

interface ResultsPaneProps {
  pages: Pages<Entry>;
  /** Nothing is looked for; the newest entries are shown. */
  idle: boolean;
  words: string[];
  current: string | undefined;
  onOpen: (entry: Entry) => void;
  onClear: () => void;
}

/** What a search comes to. While another one runs, or when it fails, the last results stay. */
export const ResultsPane = ({ pages, idle, words, current, onOpen, onClear }: ResultsPaneProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { rows, total, error, isFetching } = pages;
  const head = () => {
    if (isFetching) return <FormattedMessage id="rfp-library.searching" />;
    if (idle) return <FormattedMessage id="rfp-library.newest" />;
    return total !== undefined && <FormattedMessage id="rfp-library.results" values={{ total }} />;
  };
  return (
    <Box aria-busy={isFetching}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 48,
          paddingInline: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="output" sx={{ typography: 'h3' }}>
          {head()}
        </Box>
        <Box sx={{ marginInlineStart: 'auto', typography: 'caption', color: 'text.secondary' }}>
          {idle
            ? total !== undefined && <FormattedMessage id="rfp-library.count" values={{ total }} />
            : intl.formatMessage({ id: 'rfp-library.order' })}
        </Box>
      </Box>
      {error && (
        <Box sx={{ padding: 2 }}>
          <Failed
            title={intl.formatMessage({ id: 'rfp-library.failed' })}
            text={errorText(error)}
            reference={error.requestId}
            onRetry={pages.refetch}
          />
        </Box>
      )}
      {!rows && !error && <LoadingRows rows={4} height={128} />}
      {rows?.length === 0 && !error && (
        <Empty
          icon={<SearchOff />}
          title={intl.formatMessage({ id: idle ? 'rfp-library.empty' : 'rfp-library.noMatch' })}
          text={intl.formatMessage({ id: idle ? 'rfp-library.empty.text' : 'rfp-library.noMatch.text' })}
        >
          {!idle && (
            <Button variant="outlined" size="small" onClick={onClear}>
              <FormattedMessage id="rfp-library.clear" />
            </Button>
          )}
        </Empty>
      )}
      {rows && rows.length > 0 && (
        <>
          <Results
            label={intl.formatMessage({ id: 'rfp-library.results.label' })}
            entries={rows}
            words={words}
            current={current}
            onOpen={onOpen}
          />
          {!idle && (
            <Box sx={{ paddingInline: 2 }}>
              <Pager from={pages.from} total={total} next={pages.next} previous={pages.previous} count={rows.length} />
            </Box>
          )}
        </>
      )}
    </Box>
  );
};
