/** Teams with the colour that charts give them, and the place of their lead among the people. */
export const teamList = [
  { name: 'Health', color: '#0f544d', lead: 1, description: 'Public health, hospitals and social services' },
  { name: 'Defense and Security', color: '#73714f', lead: 6, description: 'Security programs and protected systems' },
  { name: 'Digital and Cloud', color: '#1d5fbf', lead: 7, description: 'Systems, migration and product delivery' },
  { name: 'Data and Evaluation', color: '#6a1b80', lead: 8, description: 'Evaluation, surveys and analytics' },
  { name: 'Finance and Audit', color: '#7a2410', lead: 9, description: 'Audit readiness, grants and cost studies' },
  { name: 'Human Capital', color: '#b5829c', lead: 10, description: 'Workforce, training and change' },
  {
    name: 'Transportation and Energy',
    color: '#dc7810',
    lead: 0,
    description: 'Transit, ports, grids and engineering',
  },
  { name: 'Proposal Center', color: '#2b9ad3', lead: 5, description: 'Writing, review, design and production of bids' },
] as const;

export type TeamName = (typeof teamList)[number]['name'];
