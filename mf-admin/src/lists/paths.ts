/** The pages of the lists, below /admin/. */
export const listPaths = [
  'teams',
  'users',
  'project-types',
  'opportunity-status',
  'opportunity-owner',
  'sources',
  'chances',
  'company-types',
  'company-contacts',
  'companies',
  'bpas',
  'budget-types',
  'section-titles',
  'skills',
  'holidays',
] as const;

export type ListPath = (typeof listPaths)[number];
