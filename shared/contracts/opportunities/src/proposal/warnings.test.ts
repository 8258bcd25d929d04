import { type PlannedSection, type PlannedStep, scheduleOf } from './schedule.ts';
import type { StepKind } from './steps.ts';
import { fittedTemplate, usualSteps } from './template.ts';
import { cannotBeKept, planWarnings } from './warnings.ts';
import type { WorkCalendar } from './workDays.ts';

const ana = { id: 'ana', name: 'Ana' };
const step = (kind: StepKind, workDaysBefore: number, more: Partial<PlannedStep> = {}): PlannedStep => ({
  id: kind,
  kind,
  workDaysBefore,
  place: null,
  people: [],
  doneOn: null,
  day: null,
  ...more,
});
const section = (more: Partial<PlannedSection> = {}): PlannedSection => ({
  id: 'price',
  readyFor: 'Pink team',
  writer: ana,
  state: 'Drafting',
  due: null,
  ...more,
});

interface Case {
  today?: string;
  steps?: PlannedStep[];
  sections?: PlannedSection[];
  away?: [from: string, to: string];
  paces?: [StepKind, number][];
  others?: number;
}

/** Kick-off on Monday the 30th of November, Pink team on Friday the 11th of December, due on the 18th. */
const warningsOf = ({ today = '2026-11-30', steps, sections = [], away, paces = [], others = 0 }: Case) => {
  const plan = { dueDate: '2026-12-18', steps: steps ?? [step('Kick-off', 14), step('Pink team', 5)], sections };
  const leave = away ? [{ from: away[0], to: away[1] }] : [];
  const calendar: WorkCalendar = { holidays: new Set(), away: new Map([['ana', leave]]) };
  return planWarnings(plan, {
    today,
    calendar,
    schedule: scheduleOf(plan, calendar),
    paces: new Map(paces),
    others: new Map([['price', others]]),
  }).map(({ of, about, count, usual, because }) => [of, about, count, usual, because?.from ?? null]);
};

test.each<[string, Case, unknown[][]]>([
  ['with time enough', { paces: [['Pink team', 9]], sections: [section()] }, []],
  ['a step that has passed', { today: '2026-12-02' }, [['Kick-off', 'late', 2, null, null]]],
  [
    'a step that was done in time',
    { today: '2026-12-02', steps: [step('Kick-off', 14, { doneOn: '2026-11-30' }), step('Pink team', 5)] },
    [],
  ],
  ['a step for which the firm takes longer', { paces: [['Pink team', 10]] }, [['Pink team', 'pace', 9, 10, null]]],
  [
    'a section whose writer is away nearly all the time',
    { sections: [section()], away: ['2026-12-01', '2026-12-08'], paces: [['Pink team', 9]] },
    [['price', 'leave', 2, 9, '2026-12-01']],
  ],
  [
    'a section that is due before its writer goes away',
    { sections: [section()], away: ['2026-12-10', '2026-12-11'] },
    [['price', 'moved', 0, null, '2026-12-10']],
  ],
  ['a section whose writer has two others', { sections: [section()], others: 2 }, [['price', 'others', 2, null, null]]],
  ['a section whose writer has one other', { sections: [section()], others: 1 }, []],
  ['a section that is done', { today: '2026-12-15', steps: [], sections: [section({ state: 'Done' })] }, []],
  [
    'a section that is late',
    { today: '2026-12-18', steps: [step('Pink team', 5, { doneOn: '2026-12-11' })], sections: [section()] },
    [['price', 'late', 6, null, null]],
  ],
])('%s', (_, given, expected) => {
  expect(warningsOf(given)).toEqual(expected);
});

test('earlier for leave and many others make a day harder, all else says that it cannot be kept', () => {
  const hard = (['late', 'leave', 'pace', 'others', 'moved'] as const).filter((about) => cannotBeKept({ about }));
  expect(hard).toEqual(['late', 'leave', 'pace']);
});

test.each([
  [40, [20, 13, 7, 3, 1]],
  [20, [20, 13, 7, 3, 1]],
  [10, [10, 6, 3, 1, 0]],
  [0, [0, 0, 0, 0, 0]],
])('the template for %s work days', (workDays, before) => {
  expect(fittedTemplate(workDays).map(({ workDaysBefore }) => workDaysBefore)).toEqual(before);
  expect(fittedTemplate(workDays).map(({ name }) => name)).toEqual(usualSteps.map(({ name }) => name));
});
