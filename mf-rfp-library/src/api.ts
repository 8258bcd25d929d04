import { opportunityStatus, sectionTitles, teams } from '@bidwright/contract-admin';
import type { RecordOf } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { collectionApi, collectionHooks, moduleStore } from '@bidwright/remote-kit/store';

const library = collectionApi('rfp-library');
const admin = collectionApi('admin');

export const store = moduleStore([library, admin]);

/** A text of the library. */
export type Entry = RecordOf<typeof rfpContent>;

export const { useQuery: useEntries, useRecord: useEntry } = collectionHooks(library, rfpContent);
export const { useList: useSectionTitles } = collectionHooks(admin, sectionTitles);
export const { useList: useTeams } = collectionHooks(admin, teams);
export const { useList: useStatuses } = collectionHooks(admin, opportunityStatus);
