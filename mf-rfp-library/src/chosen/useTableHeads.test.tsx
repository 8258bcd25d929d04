import { renderInShell } from '@bidwright/remote-kit/testing';
import { type Language, languages } from '@bidwright/shell-api';
import module from '../module.tsx';
import { useTableHeads } from './useTableHeads.ts';

const headsIn = async (language: Language) => {
  const found: Record<string, string> = {};
  const Heads = () => {
    Object.assign(found, useTableHeads());
    return null;
  };
  await renderInShell(<Heads />, { language, messages: module.messages });
  return found;
};

/** As the service names the columns of a table of texts. */
const columns =
  `id version sectionTitle.id sectionTitle.name rfpContent richText opportunity.id opportunity.name oppStatus.id oppStatus.name
  pastOpp.id pastOpp.name pastNickname externalContractor.id externalContractor.name internalStaffName.id internalStaffName.name document image
  callOutBox diagramImage teams.id teams.name proposalYear owner.id owner.name reviewEveryMonths reviewDue lastReviewed inReview status teamArray
  freshness dateCreated dateUpdated addedBy.id addedBy.name`.split(/\s+/);

test('every column of a table has a head of its own in each language', async () => {
  for (const language of languages) {
    const heads = await headsIn(language);
    expect(Object.keys(heads).sort()).toEqual([...columns].sort());
    expect(new Set(Object.values(heads)).size).toBe(columns.length);
  }
  const heads = await headsIn('fr');
  expect(heads).toMatchObject({ 'sectionTitle.name': 'Titre de section (nom)', dateUpdated: 'Dernière modification' });
});
