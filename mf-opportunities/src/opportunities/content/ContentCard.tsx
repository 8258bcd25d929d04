import { rfpContent } from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { Line } from '../parts/Line.tsx';
import { PartCard } from '../parts/PartCard.tsx';
import { OpportunityStatusChip } from '../status/OpportunityStatusChip.tsx';
import { useTextsOf } from './useTextsOf.ts';

/** Texts that the card reads. */
const most = 50;

/** The library finds the texts of a bid by its id, shows its name in the filter, and opens one of them. */
const libraryAddress = ({ id, solicitationName }: OpportunityRecord, entry: string) =>
  `/rfp-content-library?${new URLSearchParams({ opportunity: `${id}~${solicitationName}`, entry })}`;

const Content = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const { rows, ...reading } = useTextsOf(record.id, most);
  return (
    <PartCard
      title={intl.formatMessage({ id: 'opportunities.content.title' })}
      reading={{ ...reading, data: rows, error: reading.error }}
      empty={intl.formatMessage({ id: 'opportunities.content.none' })}
    >
      {({ id, sectionTitle, rfpContent: text, oppStatus }) => (
        <Line actions={oppStatus && <OpportunityStatusChip status={oppStatus} />}>
          <Link href={libraryAddress(record, id)}>
            <bdi>{sectionTitle.name}</bdi>
          </Link>
          <Box
            dir="auto"
            sx={{
              typography: 'caption',
              color: 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {text.slice(0, 120)}
          </Box>
        </Line>
      )}
    </PartCard>
  );
};

/** The library's texts from this bid, each with its copy of the bid's status. Only for who reads the library. */
export const ContentCard = ({ record }: { record: OpportunityRecord }) =>
  can(rfpContent.rights.read, usePerson()) ? <Content record={record} /> : null;
