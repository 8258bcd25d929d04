import type { SearchFilter, SearchOrder } from '@bidwright/contract-rfp-library';

/** What is searched for, and the same in the language of InnoDB's full-text search and of LIKE, where they have one. */
export interface Query {
  name: string;
  filters: Partial<Record<SearchFilter, unknown>> & { sort?: SearchOrder };
  boolean?: string;
  like?: string[];
  where?: string;
  /** What is looked for stands in all texts, or in many: of such InnoDB's full-text search must take much longer. */
  common?: 'everywhere' | 'often';
  /** Among a million texts InnoDB takes more than ten minutes for it, and hears of no limit meanwhile: there it is not asked. */
  endless?: boolean;
}

const team = (id: string) => `exists (select 1 from rfpContent_teams l where l.recordId = t.id and l.refId = '${id}')`;

/** Searches of every kind: rare and common words, phrases, prefixes, exclusion, filters alone and with words. */
export const queries = (sample: { team: string; status: string; rare: string; word: string }): Query[] => [
  { name: 'rare word', filters: { searchWords: sample.rare }, boolean: `+${sample.rare}`, like: [sample.rare] },
  {
    name: 'medium word',
    filters: { searchWords: sample.word },
    boolean: `+${sample.word}`,
    like: [sample.word],
    common: 'often',
  },
  { name: 'common word', filters: { searchWords: '"named"' }, boolean: '+named', like: ['named'], common: 'often' },
  {
    name: 'common, stemmed',
    filters: { searchWords: 'records' },
    boolean: '+(record records recorded recording)',
    common: 'everywhere',
  },
  { name: 'everywhere', filters: { searchWords: '"parts"' }, boolean: '+parts', like: ['parts'], common: 'everywhere' },
  { name: 'two words', filters: { searchWords: 'weekly risk' }, boolean: '+weekly +(risk risks)' },
  { name: 'common and rare', filters: { searchWords: `"parts" ${sample.rare}` }, boolean: `+parts +${sample.rare}` },
  { name: 'exclusion', filters: { searchWords: '"parts" -weekly' }, boolean: '+parts -weekly' },
  { name: 'or', filters: { searchWords: 'audit OR hospital' }, boolean: '+(audit audits hospital hospitals)' },
  { name: 'prefix', filters: { searchWords: 'gov*' }, boolean: '+gov*' },
  { name: 'common prefix', filters: { searchWords: 'pro*' }, boolean: '+pro*' },
  { name: 'short prefix', filters: { searchWords: 'pr*' }, boolean: '+pr*' },
  {
    name: 'phrase',
    filters: { searchWords: '"steering group"' },
    boolean: '"steering group"',
    like: ['steering group'],
    common: 'often',
  },
  {
    name: 'common phrase',
    filters: { searchWords: '"their records name"' },
    boolean: '"their records name"',
    common: 'everywhere',
    endless: true,
  },
  { name: 'phrase, filtered', filters: { searchWords: '"their records"', proposalYear: [2024, 2025] } },
  { name: 'accents', filters: { searchWords: 'reforme sante' }, boolean: '+reforme +sante' },
  { name: 'chinese', filters: { searchWords: '能力建设' } },
  { name: 'stop words', filters: { searchWords: 'the' } },
  {
    name: 'common, year, status',
    filters: { searchWords: '"parts"', proposalYear: [2024, 2025], oppStatus: sample.status },
    boolean: '+parts',
    where: `t.proposalYear in (2024, 2025) and t.oppStatusId = '${sample.status}'`,
  },
  {
    name: 'word, team',
    filters: { searchWords: 'records', teams: [sample.team] },
    boolean: '+(record records)',
    where: team(sample.team),
  },
  { name: 'nothing', filters: {} },
  { name: 'year', filters: { proposalYear: 2024 }, where: 't.proposalYear = 2024' },
  { name: 'status', filters: { oppStatus: sample.status }, where: `t.oppStatusId = '${sample.status}'` },
  { name: 'call-out, no diagram', filters: { callOutBox: 'Yes', diagramImage: 'No' } },
  { name: 'contractor contains', filters: { externalContractor: 'an' }, where: `t.externalContractorName like '%an%'` },
  { name: 'past bid contains', filters: { pastOpp: 'task order' }, where: `t.pastOppName like '%task order%'` },
  { name: 'nickname, one letter', filters: { pastNickname: 'e' }, where: `t.pastOppName like '%e%'` },
  { name: 'most used', filters: { sort: 'used' } },
  { name: 'common, most won', filters: { searchWords: '"parts"', sort: 'won' } },
  { name: 'year, review due', filters: { proposalYear: 2024, sort: 'due' } },
  { name: 'medium, most used', filters: { searchWords: sample.word, sort: 'used' } },
  { name: 'rare, review due', filters: { searchWords: sample.rare, sort: 'due' } },
  { name: 'staff contains', filters: { internalStaffName: 'ma ra' } },
];
