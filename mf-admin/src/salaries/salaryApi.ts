import { copySalaries, type SalaryProjection, salaryProjections } from '@bidwright/contract-admin';
import type { Query } from '@bidwright/contract-kit';
import { collectionHooks, mutationOf, type Pages } from '@bidwright/remote-kit/store';
import { admin } from '../api.ts';

const hooks = collectionHooks(admin, salaryProjections);

export const useSalaries = (query: Omit<Query, 'col' | 'after' | 'total'>) =>
  hooks.useQuery(query) as Pages<SalaryProjection>;
export const { useCreate: useCreateSalary, useUpdate: useUpdateSalary } = hooks;
export const useCopySalaries = mutationOf(admin, copySalaries);
