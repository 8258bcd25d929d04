import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Empty, Failed, LoadingRows, Typography } from '@bidwright/remote-kit/ui';
import Article from '@mui/icons-material/ArticleOutlined';
import { memo, useDeferredValue } from 'react';
import type { Entry } from '../api.ts';
import { EntryText } from './EntryText.tsx';
import type { Chosen } from './useChosen.ts';

interface ReadingPaneProps {
  chosen: Chosen;
  words: string;
}

const subtitle = ({ opportunity, proposalYear, internalStaffName }: Entry) =>
  [opportunity?.name, proposalYear, internalStaffName?.name].filter(Boolean).join(' · ');

const Reading = memo(({ entry, error, words }: Chosen & Pick<ReadingPaneProps, 'words'>) => {
  const intl = useIntl();
  const errorText = useErrorText();
  if (error) {
    return (
      <Box sx={{ padding: 2 }}>
        <Failed title={intl.formatMessage({ id: 'rfp-library.entry.failed' })} text={errorText(error)} />
      </Box>
    );
  }
  if (entry === undefined) return <LoadingRows rows={8} />;
  if (entry === null) return <Empty icon={<Article />} title={intl.formatMessage({ id: 'rfp-library.entry.none' })} />;
  return (
    <Box key={entry.id} sx={{ padding: 2 }}>
      <Typography variant="h2">
        <span dir="auto">{entry.sectionTitle.name}</span>
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        <span dir="auto">{subtitle(entry)}</span>
      </Typography>
      <EntryText entry={entry} words={words} />
    </Box>
  );
});

/** The entry that is read, beside the results. These come first: the text is drawn when they are. */
export const ReadingPane = ({ chosen: { entry, error }, words }: ReadingPaneProps) => (
  <Reading entry={useDeferredValue(entry)} error={error} words={useDeferredValue(words)} />
);
