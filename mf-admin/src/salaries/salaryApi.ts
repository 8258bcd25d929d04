import { copySalaries, type SalaryProjection, salaryProjections } from '@bidwright/contract-admin';
import type { Query } from '@bidwright/contract-kit';
import { collectionHooks, mutationOf, type Pages } from '@bidwright/remote-kit/store';
import { api } from '../api.ts';

const hooks = collectionHooks(api, salaryProjections);

export const useSalaries = (query: Omit<Query, 'col' | 'after' | 'total'>) =>
  hooks.useQuery(query) as Pages<SalaryProjection>;
export const { useCreate: useCreateSalary, useUpdate: useUpdateSalary } = hooks;
export const useCopySalaries = mutationOf(api, copySalaries);
