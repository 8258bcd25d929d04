import { bid, pointing, status } from '../../../../testing/samples.ts';
import { partnersOf } from './partnersOf.ts';

const firm = (id: string) => ({ id, name: `Firm ${id}` });
const client = (id: string) => ({ client: { id, name: id } });
const here = bid('here', { ...client('port'), subContractor: [firm('a'), firm('b')] });

test('partners are named with the bids on which they are ours too, and those that they won against us', () => {
  const running = [
    bid('later', { ...client('coast'), dueDate: '2026-12-01', subContractor: [firm('a')] }),
    bid('sooner', { ...client('coast'), dueDate: '2026-11-30', subContractor: [firm('c'), firm('a')] }),
    bid('same', { ...client('port'), dueDate: '2027-02-01', subContractor: [firm('a')] }),
    bid('none', { subContractor: [firm('c')] }),
    here,
  ];
  const won = { opportunityStatus: pointing(status.lost), winningFirm: firm('b') };
  const lost = [
    bid('old', { ...won, dueDate: '2024-05-01' }),
    bid('new', { ...won, dueDate: '2025-05-01' }),
    bid('other', { ...won, winningFirm: firm('c') }),
  ];
  const statement = (of: string, value: string) => ({
    documentType: { value, label: value },
    subContractor: firm(of),
  });
  const documents = [statement('b', 'conflictOfInterest'), statement('a', 'letterOfCommitment')];
  const found = partnersOf(here, { running, lost, documents }).map(({ id, also, wonAgainst, hasStatement }) => ({
    id,
    also: also.map((one) => one.id),
    wonAgainst: wonAgainst.map((one) => one.id),
    hasStatement,
  }));
  expect(found).toEqual([
    { id: 'a', also: ['same', 'sooner', 'later'], wonAgainst: [], hasStatement: false },
    { id: 'b', also: [], wonAgainst: ['new', 'old'], hasStatement: true },
  ]);
});
