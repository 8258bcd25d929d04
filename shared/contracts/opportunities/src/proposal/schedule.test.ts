import { addDays, isWeekday } from '@bidwright/contract-kit/days';
import { array, assert, boolean, constantFrom, integer, property, record, tuple } from 'fast-check';
import { inStepOrder, type PlannedSection, type PlannedStep, scheduleOf } from './schedule.ts';
import { type SectionState, sectionStates } from './sections.ts';
import { stepKinds } from './steps.ts';
import { type Absence, absenceOn, type WorkCalendar } from './workDays.ts';

const people = ['ana', 'bo', 'cy'] as const;
const refer = (id: string) => ({ id, name: id });
const monday = '2026-11-23';
const dayIn = (days: number) => addDays(monday, days);

const absence = tuple(integer({ min: -80, max: 60 }), integer({ min: 0, max: 15 })).map(
  ([from, days]): Absence => ({ from: dayIn(from), to: dayIn(from + days) }),
);

const calendars = record({
  holidays: array(integer({ min: -80, max: 60 }), { maxLength: 12 }),
  away: array(tuple(constantFrom(...people), absence), { maxLength: 6 }),
}).map(
  ({ holidays, away }): WorkCalendar => ({
    holidays: new Set(holidays.map(dayIn)),
    away: new Map(
      people.map((person) => [person, away.filter(([of]) => of === person).map(([, absences]) => absences)]),
    ),
  }),
);

const steps = array(
  record({ before: integer({ min: 0, max: 30 }), needs: array(constantFrom(...people)), isDone: boolean() }),
  { minLength: 1, maxLength: stepKinds.length },
).map((list) =>
  list.map(
    ({ before, needs, isDone }, n): PlannedStep => ({
      id: `step-${n}`,
      kind: stepKinds[n] ?? 'Submission',
      workDaysBefore: before,
      place: null,
      people: [...new Set(needs)].map(refer),
      doneOn: isDone ? '2026-10-02' : null,
      day: isDone ? '2026-10-01' : null,
    }),
  ),
);

const sections = array(
  record({
    readyFor: constantFrom(...stepKinds),
    writer: constantFrom(...people, null),
    state: constantFrom<SectionState>(...sectionStates),
  }),
  { maxLength: 4 },
).map((list) =>
  list.map(
    ({ readyFor, writer, state }, n): PlannedSection => ({
      id: `section-${n}`,
      readyFor,
      writer: writer && refer(writer),
      state,
      due: state === 'Done' ? '2026-09-30' : null,
    }),
  ),
);

const plans = record({ due: integer({ min: 0, max: 40 }), steps, sections }).map(({ due, ...plan }) => ({
  dueDate: dayIn(due),
  ...plan,
}));

const isOff = (calendar: WorkCalendar, day: string, needs: readonly string[]) =>
  !isWeekday(day) || calendar.holidays.has(day) || needs.some((one) => absenceOn(calendar, one, day));

test('nothing open is on a weekend, a holiday or a day off of whom it needs, nor after the due date', () => {
  assert(
    property(plans, calendars, (plan, calendar) => {
      const found = scheduleOf(plan, calendar);
      const open = [
        ...plan.steps.filter(({ doneOn }) => !doneOn).map(({ id, people: needs }) => ({ id, needs })),
        ...plan.sections
          .filter(({ state }) => state !== 'Done')
          .map(({ id, writer }) => ({ id, needs: writer ? [writer] : [] })),
      ];
      for (const { id, needs } of open) {
        const day = found.get(id)?.day ?? '';
        const off = isOff(
          calendar,
          day,
          needs.map((one) => one.id),
        );
        expect([id, day, off]).toEqual([id, day, false]);
        expect(day <= plan.dueDate).toBe(true);
      }
    }),
  );
});

test('open steps keep their order', () => {
  assert(
    property(plans, calendars, (plan, calendar) => {
      const found = scheduleOf(plan, calendar);
      const open = inStepOrder(plan.steps).filter(({ doneOn }) => !doneOn);
      for (const [at, step] of open.entries()) {
        const next = open[at + 1];
        if (!next) continue;
        const [day, then] = [found.get(step.id)?.day ?? '', found.get(next.id)?.day ?? ''];
        const isApart = step.workDaysBefore > next.workDaysBefore;
        expect([day, then, isApart ? day < then : day <= then]).toEqual([day, then, true]);
      }
    }),
  );
});

test('a section is there before its review', () => {
  assert(
    property(plans, calendars, (plan, calendar) => {
      const found = scheduleOf({ ...plan, steps: plan.steps.map((step) => ({ ...step, doneOn: null })) }, calendar);
      for (const { id, readyFor, state } of plan.sections) {
        const review = plan.steps.find(({ kind }) => kind === readyFor);
        if (state === 'Done' || !review) continue;
        expect((found.get(id)?.day ?? '') < (found.get(review.id)?.day ?? '')).toBe(true);
      }
    }),
  );
});

test('another due date moves every open step and section the same way, and leaves those that are done', () => {
  const quiet: WorkCalendar = { holidays: new Set(), away: new Map() };
  assert(
    property(plans, integer({ min: 1, max: 8 }), (plan, weeks) => {
      const [before, then] = [plan, { ...plan, dueDate: addDays(plan.dueDate, weeks * 7) }].map((one) =>
        scheduleOf(one, quiet),
      );
      const done = new Set([
        ...plan.steps.filter(({ doneOn }) => doneOn).map(({ id }) => id),
        ...plan.sections.filter(({ state }) => state === 'Done').map(({ id }) => id),
      ]);
      for (const [id, { day }] of before ?? [])
        expect([id, then?.get(id)?.day]).toEqual([id, done.has(id) ? day : addDays(day, weeks * 7)]);
    }),
  );
});

test('leave of one whom a step needs takes the steps before it along, and says why', () => {
  const at = (id: string, kind: PlannedStep['kind'], workDaysBefore: number, needs: string[]): PlannedStep => ({
    id,
    kind,
    workDaysBefore,
    place: null,
    people: needs.map(refer),
    doneOn: null,
    day: null,
  });
  const leave = { from: '2026-12-09', to: '2026-12-11' };
  const found = scheduleOf(
    {
      dueDate: '2026-12-18',
      steps: [at('pink', 'Pink team', 10, []), at('red', 'Red team', 5, ['ana'])],
      sections: [
        { id: 'price', readyFor: 'Pink team', writer: refer('bo'), state: 'Drafting', due: null },
        { id: 'free', readyFor: 'Gold team', writer: null, state: 'Drafting', due: null },
      ],
    },
    { holidays: new Set(['2026-12-01']), away: new Map([['ana', [leave]]]) },
  );
  expect(Object.fromEntries(found)).toEqual({
    red: { day: '2026-12-08', because: { person: 'ana', ...leave } },
    pink: { day: '2026-11-30', because: null },
    price: { day: '2026-11-27', because: null },
    free: { day: '2026-12-17', because: null },
  });
});
