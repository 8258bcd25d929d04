import { companyList } from '../admin/companyList.ts';
import { demoData } from '../index.ts';
import { themes } from './themes.ts';

const data = demoData('2026-11-21');
const { rfpContent } = data['rfp-library'];
const words = (text: string) => text.split(/\s+/).length;

test('420 entries of all 26 sections, no section twice in a bid', () => {
  expect(rfpContent).toHaveLength(420);
  expect(new Set(rfpContent.map(({ sectionTitle }) => sectionTitle.name)).size).toBe(26);
  expect(new Set(rfpContent.map(({ sectionTitle, opportunity }) => `${sectionTitle.id}/${opportunity?.id}`)).size).toBe(
    420,
  );
});

test('sixty have a diagram, forty-five a call-out', () => {
  expect(rfpContent.filter(({ diagramImage }) => diagramImage === 'Yes')).toHaveLength(60);
  expect(rfpContent.filter(({ callOutBox }) => callOutBox)).toHaveLength(45);
});

test('a quarter is past its review, and no review is in the future', () => {
  const overdue = rfpContent.filter(({ reviewDue }) => reviewDue && reviewDue < '2026-11-21');
  expect(overdue.length).toBe(105);
  const reviewed = rfpContent.flatMap(({ lastReviewed }) => (lastReviewed ? [lastReviewed.at] : []));
  expect(reviewed.length).toBeGreaterThan(100);
  expect(Math.max(...reviewed)).toBeLessThan(Date.parse('2026-11-21') / 1000);
});

test('texts have 120 to 450 words and no open slot', () => {
  const counts = rfpContent.map(({ rfpContent: text }) => words(text));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(120);
  expect(Math.max(...counts)).toBeLessThanOrEqual(450);
  expect(Math.max(...counts)).toBeGreaterThan(350);
  expect(rfpContent.filter(({ rfpContent: text }) => /[{}]|undefined|null/.test(text))).toEqual([]);
});

test('each theme has three wordings of each part, and all themes are used', () => {
  for (const { opening, method, closing } of themes)
    expect([opening.length, method.length, closing.length]).toEqual([3, 3, 3]);
  const starts = themes.map(({ opening }) => opening.map((text) => text.split('{')[0]?.slice(0, 40) ?? ''));
  for (const of of starts) {
    expect(rfpContent.some(({ rfpContent: text }) => of.some((start) => text.startsWith(start)))).toBe(true);
  }
});

test('about 15 % use the client’s nickname', () => {
  const share = rfpContent.filter(({ rfpContent: text }) =>
    companyList.some(({ nickname, name }) => nickname && text.includes(nickname) && !text.includes(name)),
  ).length;
  expect(share / 420).toBeGreaterThan(0.13);
  expect(share / 420).toBeLessThan(0.17);
});

const bag = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** Words that two texts have in common, as a share of all their words. */
const likeness = (a: string, b: string) => {
  const [one, other] = [bag(a), bag(b)];
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
};

test('about one in twenty repeats an earlier text of its section with small changes, hardly any word for word', () => {
  expect(new Set(rfpContent.map(({ rfpContent: text }) => text)).size).toBeGreaterThan(415);
  const repeats = rfpContent.filter(({ rfpContent: text, sectionTitle }, n) =>
    rfpContent
      .slice(0, n)
      .some((other) => other.sectionTitle.id === sectionTitle.id && likeness(text, other.rfpContent) > 0.8),
  );
  expect(repeats.length).toBeGreaterThan(20);
  expect(repeats.length).toBeLessThan(60);
});

test('the copy of the status is that of the bid, and the bid was sent', () => {
  const statuses = new Map(
    data.opportunities.opportunities.map(({ id, opportunityStatus }) => [id, opportunityStatus]),
  );
  for (const { opportunity, oppStatus } of rfpContent) expect(oppStatus).toEqual(statuses.get(opportunity?.id ?? ''));
  expect(new Set(rfpContent.map(({ oppStatus }) => oppStatus?.name))).toEqual(
    new Set(['Won', 'Lost', 'Submitted', 'Orals/Shortlisted', 'Negotiation']),
  );
});
