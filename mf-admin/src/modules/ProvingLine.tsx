import type { ProvingReport } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { Moment } from './Moment.tsx';
import { ProvingDialog } from './ProvingDialog.tsx';
import { useLookText } from './useLookText.ts';

interface ProvingLineProps {
  version: string;
  proving: ProvingReport | null;
  /** Switches it on all the same. */
  onInsist: () => void;
}

const Refused = ({ proving: { faults } }: { proving: ProvingReport }) => {
  const lookText = useLookText();
  const [first] = faults;
  if (!first?.page)
    return <FormattedMessage id="admin.modules.proving.refused.plain" values={{ message: first?.message ?? '' }} />;
  const { page, role } = first;
  return (
    <FormattedMessage
      id="admin.modules.proving.refused"
      values={{ page: <bdi key="page">{page}</bdi>, role, look: lookText(first) }}
    />
  );
};

const Said = ({ proving }: { proving: ProvingReport }) => {
  const { state, opened, planned, dateCreated, dateEnded } = proving;
  const moment = <Moment key="moment" at={dateEnded} exact />;
  if (state === 'refused') return <Refused proving={proving} />;
  if (state === 'running') return <FormattedMessage id="admin.modules.proving.running" values={{ opened, planned }} />;
  if (state === 'unproven') return <FormattedMessage id="admin.modules.proving.unproven.when" values={{ moment }} />;
  const seconds = (dateEnded ?? dateCreated) - dateCreated;
  return <FormattedMessage id="admin.modules.proving.proven" values={{ moment, pages: opened, seconds }} />;
};

/** How a version fared in a browser before people got it; nothing where nobody asked for that. */
export const ProvingLine = ({ version, proving, onInsist }: ProvingLineProps) => {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (!proving) return null;
  const isRefused = proving.state === 'refused';
  return (
    <Box
      sx={{ typography: 'caption', color: isRefused ? 'error.main' : 'text.secondary', overflowWrap: 'anywhere' }}
      role={proving.state === 'running' ? 'status' : undefined}
    >
      <Said proving={proving} />
      {isRefused && (
        <Box>
          <Button size="small" onClick={() => setOpen(true)}>
            <FormattedMessage id="admin.modules.proving.see" />
          </Button>
          <Button size="small" onClick={onInsist}>
            {intl.formatMessage({ id: 'admin.modules.proving.without' })}…
          </Button>
        </Box>
      )}
      {isOpen && <ProvingDialog version={version} proving={proving} onClose={() => setOpen(false)} />}
    </Box>
  );
};
