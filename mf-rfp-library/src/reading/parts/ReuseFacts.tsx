import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { type Entry, useReuse } from '../../api.ts';
import { ReuseLine } from '../../reuse/ReuseLine.tsx';

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 2, marginBlockEnd: 1 };

/** What came of the bids that used the entry, and when the last did, and what came of those that used any text of its section. */
export const ReuseFacts = ({ entry: { id, sectionTitle } }: { entry: Entry }) => {
  const intl = useIntl();
  const { data } = useReuse({ entries: [id], sectionTitles: [sectionTitle.id] });
  const [own, section] = [data?.entries[0], data?.sectionTitles[0]];
  if (!own || !section) return null;
  return (
    <Box sx={{ marginBlockEnd: 1 }}>
      <Box data-reuse="entry" sx={row}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="rfp-library.reuse.entry" />
        </Box>
        <ReuseLine reuse={own} whole />
        {own.lastUsed !== null && (
          <span>
            <FormattedMessage
              id="rfp-library.reuse.last"
              values={{ when: intl.formatDate(own.lastUsed * 1000, { dateStyle: 'medium' }) }}
            />
          </span>
        )}
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
