import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { type Entry, useReuseQuery } from '../../api.ts';
import { ReuseLine } from '../../reuse/ReuseLine.tsx';

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 2, marginBlockEnd: 1 };

/** What came of the bids that used the entry, and of those that used any text of its section. */
export const ReuseFacts = ({ entry: { id, sectionTitle } }: { entry: Entry }) => {
  const { data } = useReuseQuery({ entries: [id], sectionTitles: [sectionTitle.id] });
  const [own, section] = [data?.entries[0], data?.sectionTitles[0]];
  if (!own || !section) return null;
  return (
    <Box sx={{ marginBlockEnd: 1 }}>
      <Box data-reuse="entry" sx={row}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="rfp-library.reuse.entry" />
        </Box>
        <ReuseLine reuse={own} whole />
      </Box>
      <Box data-reuse="section" sx={row}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="rfp-library.reuse.section" />
        </Box>
        <ReuseLine reuse={section} whole />
      </Box>
    </Box>
  );
};
