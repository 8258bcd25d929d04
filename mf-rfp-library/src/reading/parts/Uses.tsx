import type { Use } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { type Entry, useEntrySub } from '../../api.ts';
import { Loaded } from './Loaded.tsx';

/** The bids in which an entry was used, the latest first. */
export const Uses = ({ entry: { id } }: { entry: Entry }) => {
  const intl = useIntl();
  const uses = useEntrySub<Use>(id, 'uses');
  return (
    <Loaded reading={uses} none="rfp-library.uses.none">
      {(rows) =>
        rows.toReversed().map((use) => (
          <Box component="li" key={use.id} sx={{ marginBlockEnd: 1 }}>
            <Link component={RouterLink} to={`/general/opportunities/${use.opportunity.id}`}>
              <bdi>{use.opportunity.name}</bdi>
            </Link>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <FormattedMessage
                id="rfp-library.uses.by"
                values={{
                  who: <bdi>{use.addedBy?.name ?? ''}</bdi>,
                  when: intl.formatDate(use.dateCreated * 1000, { dateStyle: 'medium' }),
                }}
              />{' '}
              {use.note && <bdi>{use.note}</bdi>}
            </Box>
          </Box>
        ))
      }
    </Loaded>
  );
};
