import { fieldsOf, kept } from '@bidwright/contract-kit';
import { rfpContent } from './rfpContent.ts';
import { searchFilters } from './search.ts';

const words = (text: string) => text.split(' ');

test('an entry has the fields that are asked for', () => {
  const names = [
    ...fieldsOf(rfpContent.input).map(({ name }) => name),
    ...Object.keys(rfpContent.derived?.fields ?? {}),
  ];
  const wanted =
    'opportunity pastOpp externalContractor internalStaffName document image callOutBox sectionTitle diagramImage rfpContent teamArray teams proposalYear addedBy owner reviewEveryMonths reviewDue lastReviewed freshness';
  expect([...names, ...Object.keys(kept)]).toEqual(expect.arrayContaining(words(wanted)));
  expect(Object.keys(rfpContent.sub)).toEqual(['changeLog', 'uses', 'reviews', 'comments']);
});

test('the search has the filters of the specification', () => {
  expect([...searchFilters]).toEqual(
    words(
      'searchWords proposalYear pastNickname opportunity oppStatus pastOpp externalContractor internalStaffName teams sectionTitle diagramImage callOutBox',
    ),
  );
});
