import type { Where } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Link, Tag } from '@bidwright/remote-kit/ui';
import { useOpportunities, useStatuses } from '../../../../api.ts';
import { recordAddress } from '../../../addresses.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { useDocumentsOf } from '../documents/useDocumentsOf.ts';
import { PartCard } from '../PartCard.tsx';
import { type Partner, partnersOf } from './partnersOf.ts';

const max = 50;

/** The first of some bids, with how many more there are. */
const Bids = ({ id, bids }: { id: 'also' | 'wonAgainst'; bids: Partner['also'] }) => {
  const [first] = bids;
  if (!first) return null;
  return (
    <div>
      <FormattedMessage
        id={`opportunities.partners.${id}`}
        values={{
          count: bids.length,
          more: bids.length - 1,
          year: first.dueDate.slice(0, 4),
          client: <bdi>{first.client.name}</bdi>,
          bid: (
            <Link href={recordAddress(first)}>
              <bdi>{first.solicitationName}</bdi>
            </Link>
          ),
        }}
      />
    </div>
  );
};

const PartnerLine = ({ partner, client }: { partner: Partner; client: string }) => {
  const { name, also, wonAgainst, hasStatement } = partner;
  const isTwice = also[0]?.client.id === client;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
        {isTwice && (
          <Tag tone="warning">
            <FormattedMessage id="opportunities.partners.sameClient" />
          </Tag>
        )}
        {wonAgainst.length > 0 && (
          <Tag tone="warning">
            <FormattedMessage id="opportunities.partners.rival" />
          </Tag>
        )}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', display: 'grid', gap: 0.25 }}>
        <Bids id="also" bids={also} />
        <Bids id="wonAgainst" bids={wonAgainst} />
        <div>
          <FormattedMessage id={`opportunities.partners.${hasStatement ? 'statement' : 'noStatement'}`} />
        </div>
      </Box>
    </Box>
  );
};

const Partners = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const { data: statuses } = useStatuses();
  const of = (...categories: string[]) =>
    statuses?.filter(({ category }) => categories.includes(category)).map(({ id }) => id) ?? [];
  const ids = record.subContractor.map(({ id }) => id);
  const inUse: Where = { field: 'status', is: 'eq', value: 'Active' };
  const running = useOpportunities({
    where: [
      { field: 'subContractor', is: 'in', value: ids },
      { field: 'opportunityStatus', is: 'in', value: of('Open', 'Submitted') },
      inUse,
    ],
    limit: max,
  });
  const lost = useOpportunities({
    where: [
      { field: 'winningFirm', is: 'in', value: ids },
      { field: 'opportunityStatus', is: 'in', value: of('Lost') },
      inUse,
    ],
    sort: { field: 'dueDate', descending: true },
    limit: max,
  });
  const documents = useDocumentsOf(record.id);
  const known =
    running.rows &&
    lost.rows &&
    documents.rows &&
    partnersOf(record, { running: running.rows, lost: lost.rows, documents: documents.rows });
  return (
    <PartCard
      title={intl.formatMessage({ id: 'opportunities.partners.title' })}
      reading={{ ...running, data: known, error: running.error ?? lost.error ?? documents.error }}
      empty=""
    >
      {(partner) => <PartnerLine partner={partner} client={record.client.id} />}
    </PartCard>
  );
};

/** Where else the partners of a bid work with us or against us. Nothing for a bid without partners. */
export const PartnersCard = ({ record }: { record: OpportunityRecord }) =>
  record.subContractor.length > 0 ? <Partners record={record} /> : null;
