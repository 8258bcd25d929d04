import type { Similar } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { libraryAddress } from '../addresses.ts';

/** Which text of the library a section is like, and how much. */
export const LikeLine = ({ like: { id, sectionTitle, opportunity, proposalYear, share } }: { like: Similar }) => {
  const intl = useIntl();
  const name = [sectionTitle.name, opportunity?.name, proposalYear].filter(Boolean).join(' · ');
  const entry = (
    <Link href={`${libraryAddress}?entry=${id}`} target="_blank" rel="noopener">
      <bdi>{name}</bdi>
    </Link>
  );
  return (
    <Box sx={{ marginInlineStart: 5, marginBlockStart: 0.5, typography: 'caption' }}>
      <FormattedMessage
        id="rfp-library.import.like"
        values={{ share: intl.formatNumber(share, { style: 'percent' }), entry }}
      />
    </Box>
  );
};
