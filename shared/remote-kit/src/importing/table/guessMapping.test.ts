import { guessMapping } from './guessMapping.ts';

const called = [
  { field: 'status', name: 'Record status', words: [] },
  { field: 'client', name: 'Client', words: ['Agency', 'Customer'] },
  { field: 'client.name', name: 'Client (name)', words: [] },
  { field: 'client.id', name: 'Client (id)', words: [] },
  { field: 'opportunityStatus', name: 'Status', words: ['Stage'] },
  { field: 'dueDate', name: 'Due date', words: ['Due', 'Deadline', 'Échéance'] },
  { field: 'estimatedBudgetAmount', name: 'Budget amount', words: ['Amount', 'Value'] },
];
const found = (...columns: string[]) => guessMapping(columns, called);

test('columns are known by what the pages call a field, and by what other programs do', () => {
  expect(found('Budget amount', 'Status', 'Due Date', 'AGENCY')).toEqual({
    'Budget amount': 'estimatedBudgetAmount',
    Status: 'opportunityStatus',
    'Due Date': 'dueDate',
    AGENCY: 'client',
  });
  expect(found('Amount', 'Deadline')).toEqual({ Amount: 'estimatedBudgetAmount', Deadline: 'dueDate' });
  expect(found('Echeance')).toEqual({ Echeance: 'dueDate' });
});

test('an export is known by its own names, and a loose word takes nothing from them', () => {
  expect(found('Agency', 'Value', 'client.name', 'client.id', 'estimatedBudgetAmount', 'status')).toEqual({
    Agency: null,
    Value: null,
    'client.name': 'client.name',
    'client.id': 'client.id',
    estimatedBudgetAmount: 'estimatedBudgetAmount',
    status: 'status',
  });
  expect(found('Client Name', 'due_date')).toEqual({ 'Client Name': 'client.name', due_date: 'dueDate' });
});

test('each field is filled once, and a column that says nothing known, or is a note, fills none', () => {
  expect(found('Due', 'Deadline', 'Offer deadline', '#Amount')).toEqual({
    Due: 'dueDate',
    Deadline: null,
    'Offer deadline': null,
    '#Amount': null,
  });
});
