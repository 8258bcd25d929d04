import { isWeekday } from '@bidwright/contract-kit/days';
import { unzipSync } from 'fflate';
import { demoData } from '../index.ts';
import { questionnaire } from './workbook.ts';

const days = ['2026-11-21', '2026-12-31', '2027-03-01', '2028-02-29'];

describe.each(days)('on %s', (today) => {
  const { opportunities: bids, 'rfp-library': library } = demoData(today);

  test('some steps of plans are done, those ahead come before the due date, and nothing is late', () => {
    const { proposalSteps: steps, proposalSections: sections } = bids;
    const dueOf = new Map(bids.opportunities.map(({ id, dueDate }) => [id, dueDate]));
    const open = steps.filter(({ doneOn }) => doneOn === null);
    expect(open.length).toBeGreaterThan(0);
    expect(steps.length).toBeGreaterThan(open.length);
    for (const { day, opportunityId } of open) {
      expect(isWeekday(day ?? '')).toBe(true);
      expect([day ?? '', dueOf.get(opportunityId) ?? ''].toSorted()[0]).toBe(day);
      expect((day ?? '') >= today).toBe(true);
    }
    expect(sections.filter(({ state, due }) => state !== 'Done' && (due ?? '') < today)).toEqual([]);
    expect(new Set(sections.map(({ state }) => state)).size).toBeGreaterThan(2);
  });

  test('a lead and a manager of the sign-in page write, own requirements and answer questions', () => {
    const owners = [
      bids.proposalSections.map(({ writer }) => writer?.name),
      bids.requirements.map(({ owner }) => owner?.name),
      bids.questions.map(({ owner }) => owner?.name),
    ];
    for (const names of owners) expect(names).toEqual(expect.arrayContaining(['Marcus Adeyemi', 'Priya Raman']));
  });

  test('each sentence of an answer stands in its text of the library', () => {
    const texts = new Map(library.rfpContent.map((text) => [text.id, text]));
    const sources = bids.questions.flatMap((question) => question.sources);
    expect(sources.length).toBeGreaterThan(5);
    for (const { entry, title, sentence } of sources) {
      expect(texts.get(entry)?.rfpContent).toContain(sentence);
      expect(texts.get(entry)?.sectionTitle?.name).toBe(title);
    }
    expect(bids.questions.filter(({ due, owner }) => owner && (due === null || due < today))).toEqual([]);
  });
});

test('the questionnaire is a workbook that holds the questions', () => {
  const sheet = Buffer.from(unzipSync(questionnaire())['xl/worksheets/sheet1.xml'] ?? []).toString();
  expect(sheet).toContain('How and when are hours recorded?');
});
