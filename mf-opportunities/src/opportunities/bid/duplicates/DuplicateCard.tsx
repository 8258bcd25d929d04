import type { Duplicate } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Card, Day, Typography } from '@bidwright/remote-kit/ui';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { useRef } from 'react';
import { recordAddress } from '../../addresses.ts';

/** Why a bid may be the same one, and how it stands. */
const DuplicateText = ({ of: { same, opportunityStatus, dueDate } }: { of: Duplicate }) => (
  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
    <FormattedMessage
      id={`opportunities.duplicate.same.${same}`}
      values={{ status: <bdi>{opportunityStatus}</bdi>, due: <Day date={dueDate} /> }}
    />
  </Box>
);

interface DuplicateCardProps {
  found: readonly Duplicate[];
  onDeny: (id: string) => void;
}

/** Above the form where nothing stands beside it. */
const first = { display: 'block', order: { xs: -1, lg: 0 } };
/** The place from which the next is said; no gap is left for it. */
const away = { position: 'absolute' };

/** Points at bids that may be the one that is filled in. What it says is said aloud too: nobody looks beside the form while typing. */
export const DuplicateCard = ({ found, onDeny }: DuplicateCardProps) => {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'opportunities.duplicate.title' });
  const place = useRef<HTMLDivElement>(null);
  const deny = (id: string) => {
    // The button goes, and the focus must not go with it.
    place.current?.focus();
    onDeny(id);
  };
  return (
    <Box component="output" ref={place} tabIndex={-1} sx={found.length > 0 ? first : away}>
      {found.length > 0 && (
        <Card component="section" aria-label={title} sx={{ borderColor: 'warning.edge', padding: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}>
            <Warning sx={{ color: 'warning.main' }} />
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
          </Box>
          {found.map((one) => (
            <Box key={one.id} sx={{ '& + &': { marginBlockStart: 2 } }}>
              <bdi>{one.solicitationName}</bdi>
              <DuplicateText of={one} />
              <Box sx={{ display: 'flex', gap: 1, marginBlockStart: 1 }}>
                <Button
                  variant="outlined"
                  size="small"
                  href={recordAddress(one)}
                  target="_blank"
                  aria-label={intl.formatMessage(
                    { id: 'opportunities.duplicate.openOf' },
                    { name: one.solicitationName },
                  )}
                >
                  <FormattedMessage id="opportunities.duplicate.open" />
                </Button>
                <Button
                  size="small"
                  onClick={() => deny(one.id)}
                  aria-label={intl.formatMessage(
                    { id: 'opportunities.duplicate.denyOf' },
                    { name: one.solicitationName },
                  )}
                >
                  <FormattedMessage id="opportunities.duplicate.deny" />
                </Button>
              </Box>
            </Box>
          ))}
        </Card>
      )}
    </Box>
  );
};
