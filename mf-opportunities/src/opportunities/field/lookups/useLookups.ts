import {
  useBpas,
  useBudgetTypes,
  useChances,
  useCompanies,
  useOwners,
  useProjectTypes,
  useSources,
  useStatuses,
  useTeams,
  useUsers,
} from '../../../api.ts';

/** Every list that an opportunity's fields choose from. */
export const useLookups = () => ({
  companies: useCompanies(),
  owners: useOwners(),
  statuses: useStatuses(),
  projectTypes: useProjectTypes(),
  sources: useSources(),
  chances: useChances(),
  teams: useTeams(),
  bpas: useBpas(),
  budgetTypes: useBudgetTypes(),
  users: useUsers(),
});
