import { alertsOf } from './alerts.ts';

const today = '2026-11-22';
const amount = 100;
const sound = { id: 'p', start: '2026-01-01', end: '2027-12-31', amount, invoiced: 10, lastInvoice: '2026-10-31' };

test.each([
  [{}, []],
  [{ end: '2027-02-20' }, [{ name: 'ends', days: 90 }]],
  [{ end: '2027-02-21' }, []],
  [{ end: today }, [{ name: 'ends', days: 0 }]],
  [{ end: '2026-11-21', lastInvoice: null }, [{ name: 'ended', days: 1 }]],
  [{ invoiced: 80 }, [{ name: 'burn', part: 0.8 }]],
  [{ invoiced: 120 }, [{ name: 'overBudget', part: 1.2 }]],
  [{ lastInvoice: '2026-10-08' }, []],
  [{ lastInvoice: '2026-10-07' }, [{ name: 'noInvoice', days: 46 }]],
  [{ lastInvoice: null }, [{ name: 'noInvoice', days: 325 }]],
  [{ start: null, end: null, lastInvoice: null }, [{ name: 'noContract' }]],
])('%j asks for %j', (differs, wanted) => {
  expect(alertsOf({ figures: { ...sound, ...differs }, amount, nextOptionDate: null }, today)).toEqual(wanted);
});

test.each([
  ['2027-02-20', [{ name: 'option', days: 90 }]],
  ['2027-02-21', []],
  [today, [{ name: 'option', days: 0 }]],
  ['2026-11-21', [{ name: 'optionPassed', days: 1 }]],
])('an option to be decided on by %s asks for %j', (nextOptionDate, wanted) => {
  expect(alertsOf({ figures: sound, amount, nextOptionDate }, today)).toEqual(wanted);
});

test('nothing is said of the option of a contract that is over', () => {
  const figures = { ...sound, end: '2026-11-21' };
  expect(alertsOf({ figures, amount, nextOptionDate: today }, today)).toEqual([{ name: 'ended', days: 1 }]);
});
