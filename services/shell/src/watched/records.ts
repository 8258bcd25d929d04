import type { Reference } from '@bidwright/contract-kit';

type Named = Reference | null;

/** Copies by their collection, with the fields that are kept of each. */
interface WatchedFields {
  users: {
    name: string | null;
    email: string;
    permissions: string[];
    teams: Reference[];
    manager: { id: string | null; name: string } | null;
    status: string;
  };
  teams: { name: string; lead: Named; status: string };
  opportunityOwner: { name: string; user: Named };
  opportunityStatus: { name: string; category: string };
  opportunities: {
    solicitationName: string;
    opportunityStatus: Named;
    opportunityOwner: Named;
    rfpManager: Named;
    primaryTeam: Named;
    teamsInvolved: Reference[];
    dueDate: string | null;
    dateQnA: string | null;
    decisionDueDate: string | null;
    status: string;
  };
  'opportunities/comments': { addedBy: Named };
  'opportunities/followers': { addedBy: Named };
  documents: {
    name: string | null;
    documentType: { label?: string; value?: string } | string | null;
    opportunityId: string | null;
    endDate: string | null;
    status: string;
  };
  rfpContent: {
    sectionTitle: Named;
    owner: Named;
    reviewDue: string | null;
    status: string;
  };
}

/** The copy of a record of a collection. */
export type Watched<Name extends keyof WatchedFields> = WatchedFields[Name] & { id: string };
export type Bid = Watched<'opportunities'>;
export type WatchedUser = Watched<'users'>;
