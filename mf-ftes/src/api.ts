import { opportunityStatus, skills, users } from '@bidwright/contract-admin';
import { leaves, personMonths, personSkills, projections } from '@bidwright/contract-ftes';
import { collectionApi, collectionHooks, moduleStore, queryOf } from '@bidwright/remote-kit/store';

export const ftes = collectionApi('ftes');
export const admin = collectionApi('admin');
export const bids = collectionApi('opportunities');

export const store = moduleStore([ftes, admin, bids]);

export const { useQuery: useProjections } = collectionHooks(ftes, projections);
export const { useList: useStatuses } = collectionHooks(admin, opportunityStatus);
export const { useRecord: useUser } = collectionHooks(admin, users);

export const { useList: useSkillList, useCreate: useCreateSkill } = collectionHooks(admin, skills);
export const {
  useQuery: useSkills,
  useCreate: useAddSkill,
  useUpdate: useUpdateSkill,
} = collectionHooks(ftes, personSkills);

export const { useQuery: useLeaves, useCreate: useAddLeave, useUpdate: useUpdateLeave } = collectionHooks(ftes, leaves);

/** What a person is planned for and has worked. */
export const usePersonMonths = queryOf(ftes, personMonths);
