import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Empty, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import Article from '@mui/icons-material/ArticleOutlined';
import type { Chosen } from './useChosen.ts';

/** Stands in the place of an entry that did not load, is still loading, or is not there. */
export const NoEntry = ({ entry, error }: Chosen) => {
  const intl = useIntl();
  const errorText = useErrorText();
  if (error)
    return (
      <Box sx={{ padding: 2 }}>
        <Failed title={intl.formatMessage({ id: 'rfp-library.entry.failed' })} text={errorText(error)} />
      </Box>
    );
  if (entry === undefined) return <LoadingRows rows={8} />;
  return <Empty icon={<Article />} title={intl.formatMessage({ id: 'rfp-library.entry.none' })} />;
};
