import type { OpportunityOwner } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';
import { copiesOf, type Database, type Responsibility, type Rules } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Lists } from './known.ts';
import { t } from './tables.ts';

/** Bids that are written or wait for an answer. What became of the others is history. */
const open: Responsibility['open'] = async (db) => {
  const statuses = await copiesOf<Lists['opportunityStatus']>(db, 'opportunityStatus');
  const ids = statuses.filter(({ category }) => category === 'Open' || category === 'Submitted').map(({ id }) => id);
  return ids.length > 0 ? sql<boolean>`${t.opportunityStatusId} in (${sql.join(ids)})` : sql<boolean>`false`;
};

/** The owner behind whom somebody stands in admin's list; bids are handed over to that one, and their person follows. */
const ownerOf = async (db: Database, { id }: Reference): Promise<Record<string, Reference> | null> => {
  const owners = await copiesOf<OpportunityOwner>(db, 'opportunityOwner');
  const owner = owners.find(({ user, status }) => user?.id === id && status === 'Active');
  return owner ? { opportunityOwner: { id: owner.id, name: owner.name } } : null;
};

/** Who is responsible for a bid. */
export const responsibilities: Rules['responsibilities'] = {
  rfpManager: { open },
  ownerUser: { open, set: ownerOf },
};
