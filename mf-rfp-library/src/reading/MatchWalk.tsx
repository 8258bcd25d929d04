import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton } from '@bidwright/remote-kit/ui';
import Down from '@mui/icons-material/KeyboardArrowDownOutlined';
import Up from '@mui/icons-material/KeyboardArrowUpOutlined';

interface MatchWalkProps {
  count: number;
  /** The place of the current one; null before the first step. */
  index: number | null;
  go: (step: 1 | -1) => void;
}

/** '9 matches', then 'match 1 of 9', and the way to the others. */
export const MatchWalk = ({ count, index, go }: MatchWalkProps) => {
  const intl = useIntl();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption', color: 'text.secondary' }}>
      <output>
        {index === null ? (
          <FormattedMessage id="rfp-library.matches" values={{ count }} />
        ) : (
          <FormattedMessage id="rfp-library.match" values={{ at: index + 1, count }} />
        )}
      </output>
      <IconButton
        size="small"
        aria-label={intl.formatMessage({ id: 'rfp-library.match.previous' })}
        aria-keyshortcuts="p"
        onClick={() => go(-1)}
      >
        <Up fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={intl.formatMessage({ id: 'rfp-library.match.next' })}
        aria-keyshortcuts="n"
        onClick={() => go(1)}
      >
        <Down fontSize="small" />
      </IconButton>
    </Box>
  );
};
