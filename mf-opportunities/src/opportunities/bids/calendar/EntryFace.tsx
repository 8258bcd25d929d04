import { Box, StatusGlyph } from '@bidwright/remote-kit/ui';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import type { BidRow } from '../../OpportunityRecord.ts';

/** A bid in a day: its status as a sign, and its name in one line. */
export const EntryFace = ({ bid, lifted }: { bid: BidRow; lifted?: boolean }) => {
  const look = useStatusLook()(bid.opportunityStatus);
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 24,
        paddingInline: 0.5,
        borderRadius: '4px',
        typography: 'caption',
        color: `status.${look.category}.text`,
        bgcolor: `status.${look.category}.bg`,
        ...(lifted && { boxShadow: (theme) => theme.elevation[2], cursor: 'grabbing' }),
      }}
    >
      <StatusGlyph {...look} />
      <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {bid.solicitationName}
      </Box>
    </Box>
  );
};
