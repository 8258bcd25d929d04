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
] as const;

export type ListPath = (typeof listPaths)[number];
