import type { FailureCount } from '@bidwright/contract-shell';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Day, Typography } from '@bidwright/remote-kit/ui';
import { line, lines } from './lines.ts';

/** What went wrong with a module in browsers, by day, version and kind. */
export const Failures = ({ failures }: { failures: FailureCount[] }) =>
  failures.length === 0 ? (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="admin.modules.failures.none" />
    </Typography>
  ) : (
    <Box component="ul" sx={lines}>
      {failures.map(({ version, kind, day, count, page, message }) => (
        <Box component="li" key={`${day} ${version} ${kind}`} sx={{ ...line, alignItems: 'flex-start' }}>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <FormattedMessage id={`admin.modules.kind.${kind}`} />
            <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <Box dir="auto">{message}</Box>
              <bdi>{page}</bdi> · <bdi>{version}</bdi> · <Day date={day} />
            </Box>
          </Box>
          <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            <FormattedMessage id="admin.modules.times" values={{ count }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
