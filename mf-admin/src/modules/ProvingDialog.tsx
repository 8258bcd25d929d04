import type { ProvingFault, ProvingReport } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button, Stack } from '@bidwright/remote-kit/ui';
import { lines } from './lines.ts';
import { useLookText } from './useLookText.ts';

const code = { margin: 0, typography: 'caption', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const Found = ({ fault }: { fault: ProvingFault }) => {
  const lookText = useLookText();
  return (
    <Box component="li" sx={{ paddingBlock: 1 }}>
      {fault.page && (
        <Box sx={{ fontWeight: 600 }}>
          <bdi>{fault.page}</bdi> · {fault.role} · {lookText(fault)}
        </Box>
      )}
      <Box lang="en" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
        {fault.message}
        {fault.stack && (
          <Box component="pre" sx={code}>
            {fault.stack}
          </Box>
        )}
      </Box>
    </Box>
  );
};

interface ProvingDialogProps {
  version: string;
  proving: ProvingReport;
  onClose: () => void;
}

/** What keeps a version from people: the page as it looked, and what went wrong there. */
export const ProvingDialog = ({ version, proving, onClose }: ProvingDialogProps) => {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.modules.proving.title' }, { version });
  const { id, hasPicture, faults, notOpened } = proving;
  return (
    <Dialog
      open
      width="comparison"
      title={title}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="admin.close" />
        </Button>
      }
    >
      {/* What is long is scrolled by keys, and there is nothing else in it that could have the focus. */}
      <Stack component="section" tabIndex={0} aria-label={title} sx={{ gap: 2 }}>
        {hasPicture && (
          <Box
            component="img"
            src={`/api/shell/modules/provings/${id}/picture`}
            alt={intl.formatMessage({ id: 'admin.modules.proving.picture' })}
            sx={{ maxWidth: '100%', maxHeight: 360, objectFit: 'contain', border: 1, borderColor: 'divider' }}
          />
        )}
        <Box component="ul" sx={lines}>
          {faults.map((fault) => (
            <Found key={Object.values(fault).join(' ')} fault={fault} />
          ))}
        </Box>
        {notOpened.length > 0 && (
          <FormattedMessage id="admin.modules.proving.notOpened" values={{ paths: notOpened.join(', ') }} />
        )}
      </Stack>
    </Dialog>
  );
};
