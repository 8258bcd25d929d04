/** What the index is told of an entry. */
export interface Entry {
  id: string;
  /** Differs after each change of anything the index holds. */
  stamp: string;
  /** Entries that are not active are never found. */
  isActive: boolean;
  proposalYear: number | null;
  dateCreated: number;
  /** Texts in which words are searched. */
  sectionTitle: string;
  opportunity: string;
  internalStaffName: string;
  externalContractor: string;
  rfpContent: string;
  documentText: string;
  /** What filters ask for. */
  opportunityId: string | null;
  statusId: string | null;
  pastOppId: string | null;
  pastOppName: string;
  pastNicknames: string[];
  externalContractorId: string | null;
  internalStaffId: string | null;
  sectionTitleId: string;
  teams: string[];
  hasDiagram: boolean;
  hasCallOut: boolean;
  ownerId: string | null;
  reviewDue: string | null;
  isInReview: boolean;
  /** Bids in which it was used, those that were won and those that were lost. */
  used: number;
  won: number;
  lost: number;
}
