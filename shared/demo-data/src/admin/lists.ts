import type { StatusCategory } from '@bidwright/contract-admin';

/** The ladder of a bid. A colour tints the status' glyph. */
export const statusList = [
  { name: 'Identified', category: 'Open', color: '#2f74d0', chance: 0.1, stuckAfterDays: 30 },
  { name: 'Qualifying', category: 'Open', color: '#2f74d0', chance: 0.25, stuckAfterDays: 21 },
  { name: 'Go/No-go pending', category: 'Open', color: '#2f74d0', chance: 0.25, stuckAfterDays: 7 },
  { name: 'Writing', category: 'Open', color: '#2f74d0', chance: 0.5, stuckAfterDays: 45 },
  { name: 'Review', category: 'Open', color: '#2f74d0', chance: 0.5, stuckAfterDays: 10 },
  { name: 'Submitted', category: 'Submitted', color: '#7457cf', chance: 0.5, stuckAfterDays: 120 },
  { name: 'Orals/Shortlisted', category: 'Submitted', color: '#7457cf', chance: 0.75, stuckAfterDays: 45 },
  { name: 'Negotiation', category: 'Submitted', color: '#7457cf', chance: 0.9, stuckAfterDays: 30 },
  { name: 'Won', category: 'Won', color: '#23804a', chance: 1, stuckAfterDays: null },
  { name: 'Lost', category: 'Lost', color: '#5a697d', chance: 0, stuckAfterDays: null },
  { name: 'No-bid', category: 'No-bid', color: '#9a7638', chance: 0, stuckAfterDays: null },
  { name: 'Cancelled', category: 'Cancelled', color: '#7b8899', chance: 0, stuckAfterDays: null },
] as const satisfies readonly { name: string; category: StatusCategory; [field: string]: unknown }[];
export type StatusName = (typeof statusList)[number]['name'];

export const chanceList = [
  { name: '0%', value: 0, meaning: 'Decided against us, or not pursued' },
  { name: '10%', value: 0.1, meaning: 'Known to us, nothing checked yet' },
  { name: '25%', value: 0.25, meaning: 'It fits what we do; the client does not know us well' },
  { name: '50%', value: 0.5, meaning: 'A real contest in which we have a full answer' },
  { name: '75%', value: 0.75, meaning: 'Shortlisted, or the client has asked for us' },
  { name: '90%', value: 0.9, meaning: 'Terms are being settled with us' },
  { name: '100%', value: 1, meaning: 'Signed' },
] as const;

export const sourceList = [
  { name: 'SAM.gov' },
  { name: 'GSA eBuy' },
  { name: 'State portal' },
  { name: 'County/City portal' },
  { name: 'Existing client' },
  { name: 'Incumbent contract' },
  { name: 'Prime invitation' },
  { name: 'Industry day' },
  { name: 'Referral' },
  { name: 'Website' },
  { name: 'Forecast list' },
] as const;
export type SourceName = (typeof sourceList)[number]['name'];

export const companyTypeList = [
  { name: 'Client – Federal' },
  { name: 'Client – State' },
  { name: 'Client – Local' },
  { name: 'Client – Commercial' },
  { name: 'Prime' },
  { name: 'Subcontractor' },
  { name: 'Competitor' },
] as const;
export type CompanyTypeName = (typeof companyTypeList)[number]['name'];

export const budgetTypeList = [
  { name: 'Firm fixed price', projections: 'milestones' },
  { name: 'Time and materials', projections: 'months' },
  { name: 'Labor hours', projections: 'months' },
  { name: 'Cost plus', projections: 'months' },
  { name: 'Not to exceed', projections: 'none' },
] as const;

/** Owners of bids: the place of the person among the people, or a desk that is nobody's alone. */
export const ownerList: readonly { name: string; person?: number }[] = [
  { name: 'Dana Whitfield', person: 0 },
  { name: 'Marcus Adeyemi', person: 1 },
  { name: 'Henrik Solberg', person: 5 },
  { name: 'Thomas Hargrove', person: 6 },
  { name: 'Lian Yu', person: 7 },
  { name: 'Éléonore Mercier', person: 8 },
  { name: 'Samuel Okonkwo', person: 9 },
  { name: 'Ioana Petrescu', person: 10 },
  { name: 'Proposal Center desk' },
];

/** Blanket purchase agreements; `from` and `to` are months from today. */
export const bpaList = [
  {
    name: 'River Commerce advisory BPA',
    number: '9X12RC22A0007',
    company: 'Department of River Commerce',
    from: -40,
    to: 20,
    ceiling: 25_000_000,
  },
  {
    name: 'Canal systems support BPA',
    number: '9X21LC23A0002',
    company: 'Bureau of Lakes and Canals',
    from: -31,
    to: 29,
    ceiling: 12_000_000,
  },
  {
    name: 'Harbor safety analytics BPA',
    number: '9X44HS21A0011',
    company: 'Office of Harbor Safety',
    from: -58,
    to: 2,
    ceiling: 9_500_000,
  },
  {
    name: 'Broadband grants BPA',
    number: '9X31RB24A0004',
    company: 'Agency for Rural Broadband',
    from: -22,
    to: 38,
    ceiling: 18_000_000,
  },
  {
    name: 'Cedar Health master agreement',
    number: 'CH-MA-0419',
    company: 'Cedar State Department of Health',
    from: -26,
    to: 10,
    ceiling: 6_000_000,
  },
  {
    name: 'Bluewater Labor task pool',
    number: 'BWL-2023-88',
    company: 'Bluewater Department of Labor',
    from: -49,
    to: -1,
    ceiling: 4_000_000,
  },
] as const;

export const sectionTitleList = [
  { name: 'Cover letter' },
  { name: 'Executive summary' },
  { name: 'Understanding of the need' },
  { name: 'Technical approach' },
  { name: 'Work plan and schedule' },
  { name: 'Deliverables' },
  { name: 'Management approach' },
  { name: 'Organisation chart' },
  { name: 'Staffing plan' },
  { name: 'Key personnel' },
  { name: 'Resumes' },
  { name: 'Corporate experience' },
  { name: 'Past performance' },
  { name: 'References' },
  { name: 'Quality control plan' },
  { name: 'Risk management' },
  { name: 'Transition-in' },
  { name: 'Transition-out' },
  { name: 'Communication plan' },
  { name: 'Data security and privacy' },
  { name: 'Section 508 accessibility' },
  { name: 'Subcontracting and teaming' },
  { name: 'Small business participation' },
  { name: 'Sustainability and inclusion' },
  { name: 'Price narrative' },
  { name: 'Assumptions and exclusions' },
] as const;
export type SectionTitleName = (typeof sectionTitleList)[number]['name'];

export const skillList = [
  { name: 'Budgeting' },
  { name: 'Cloud architecture' },
  { name: 'Data visualisation' },
  { name: 'Evaluation design' },
  { name: 'Facilitation' },
  { name: 'French' },
  { name: 'GIS' },
  { name: 'Information security' },
  { name: 'Interviews' },
  { name: 'Machine learning' },
  { name: 'Process mapping' },
  { name: 'Project management' },
  { name: 'Python' },
  { name: 'Spanish' },
  { name: 'SQL' },
  { name: 'Statistics' },
] as const;
export type SkillName = (typeof skillList)[number]['name'];
