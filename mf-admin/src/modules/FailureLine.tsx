import type { FailureCount } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Day } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { FailureDetails } from './FailureDetails.tsx';
import { line } from './lines.ts';

/** One way in which a version failed on a day, and, where it is asked for, where in the code. */
export const FailureLine = ({ module, failure }: { module: string; failure: FailureCount }) => {
  const { version, kind, day, count, page, message } = failure;
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const name = intl.formatMessage({ id: `admin.modules.kind.${kind}` });
  const label = intl.formatMessage(
    { id: 'admin.modules.failures.details.of' },
    { kind: name, day: intl.formatDate(day) },
  );
  return (
    <Box component="li" sx={{ ...line, alignItems: 'flex-start' }}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {name}
        <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Box dir="auto">{message}</Box>
          <bdi>{page}</bdi> · <bdi>{version}</bdi> · <Day date={day} />
        </Box>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
          sx={{ marginInlineStart: -0.625 }}
        >
          <FormattedMessage id="admin.modules.failures.details" />
        </Button>
        {isOpen && <FailureDetails module={module} failure={failure} />}
      </Box>
      <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        <FormattedMessage id="admin.modules.times" values={{ count }} />
      </Box>
    </Box>
  );
};
