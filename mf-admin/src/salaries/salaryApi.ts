import { copySalaries, type SalaryProjection, salaryProjections } from '@bidwright/contract-admin';
import type { Query } from '@bidwright/contract-kit';
import { collectionHooks, mutationOf } from '@bidwright/remote-kit/store';
import { admin, useQuery } from '../api.ts';

const hooks = collectionHooks(admin, salaryProjections);

export const useSalaries = (query: Omit<Query, 'col' | 'after' | 'total'>) =>
  useQuery<SalaryProjection>(salaryProjections.name, query);
export const { useCreate: useCreateSalary, useUpdate: useUpdateSalary } = hooks;
export const useCopySalaries = mutationOf(admin, copySalaries);
