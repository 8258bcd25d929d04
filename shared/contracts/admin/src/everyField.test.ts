import { emptyInput, fieldsOf, kept } from '@bidwright/contract-kit';
import { companies } from './companies.ts';
import { bpas, budgetTypes, chances, opportunityOwner, opportunityStatus, statusCategories } from './lists.ts';
import { salaryProjections } from './salaryProjections.ts';
import { states } from './states.ts';
import { users } from './users.ts';

type Stated = Parameters<typeof fieldsOf>[0];
const namesIn = (input: Stated) => [...fieldsOf(input).map(({ name }) => name), ...Object.keys(kept)];
const words = (text: string) => text.split(' ');

test.each([
  [
    'users',
    users.input,
    'id email firstName lastName displayName name permissions profilePicture status companies teams manager position showActuals showProjections notifications calendar oppPerformance expirationDate capacity',
  ],
  ['companies', companies.input, 'id name companyType hasBPA city state website address conflictOfInterest status'],
  ['companies/contacts', companies.sub.contacts?.input, 'name title email phone role status'],
  ['companies/bpas', companies.sub.bpas?.input, 'name number ceiling used startDate endDate'],
  [
    'opportunityStatus',
    opportunityStatus.input,
    'id name status category order color defaultChance stuckAfterDays requiredFields requiredDocuments',
  ],
  ['opportunityOwner', opportunityOwner.input, 'id name status user'],
  ['chances', chances.input, 'id name status value'],
  ['bpas', bpas.input, 'id name number company startDate endDate ceiling status'],
  ['budgetTypes', budgetTypes.input, 'id name status projections'],
  [
    'salaryProjections',
    salaryProjections.input,
    'user position year annualSalary raise fringe overhead ga fee effectiveFrom',
  ],
])('%s has the fields that are asked for', (_, input, wanted) => {
  expect(input ? namesIn(input) : []).toEqual(expect.arrayContaining(words(wanted)));
});

test('people have what is worked out, and what holds where nothing was said', () => {
  const person = { ...emptyInput(users), id: 'ada', version: 1, dateCreated: 0, dateUpdated: 0, addedBy: null };
  expect(users.derive?.(person)).toEqual({ uid: 'ada' });
  expect(person).toMatchObject({
    manager: { id: null, name: 'No Manager' },
    expirationDate: '2030-12-31',
    status: 'Active',
  });
  expect(person.notifications).toEqual({ email: true, notifications: true });
});

test('all states and what statuses mean', () => {
  expect([states.length, states.includes('District of Columbia')]).toEqual([51, true]);
  expect(statusCategories).toEqual(['Open', 'Submitted', 'Won', 'Lost', 'No-bid', 'Cancelled']);
});
