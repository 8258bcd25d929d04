import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask, list, type Named, openLibrary, shows, write } from '../library.ts';

interface Bid {
  id: string;
  solicitationName: string;
  opportunityStatus: Named;
}

const english = 'The quokka log is planned weekly by the Project team.';
const french = 'Quokka : l’hôpital évalue ses risques chaque semaine.';
const romanian = 'Quokka: echipa evaluează săptămânal riscurile spitalului.';
const chinese = 'Quokka 卫生部的能力建设项目，使用模型。';

const words: [typed: string, texts: string[]][] = [
  ['quokka', [english, french, romanian, chinese]],
  ['WEEKLY quokka', [english]],
  ['"quokka log"', [english]],
  ['"log quokka"', []],
  ['quokka -hopital', [english, romanian, chinese]],
  ['quokka evalu*', [french, romanian]],
  ['quokka HÔPITAL OR 卫生部', [french, chinese]],
  ['quokka saptamanal', [romanian]],
  ['quokka ECHÍPA', [romanian]],
  ['quokka planning teams', [english]],
  ['quokka "teams"', []],
  ['quokka 能力建设', [chinese]],
  ['quokka 部卫', []],
  ['the quokka x risques', [french]],
];

/** The results of what was typed are there, and nothing else is being looked for. */
const settled = async (page: Page, typed: string) => {
  await expect(page).toHaveURL((url) => url.searchParams.get('words') === typed);
  await expect(page.locator('main section [aria-busy]:not(output)')).toHaveAttribute('aria-busy', 'false');
};

test('what is typed finds what the table of searches says, in the page', async ({ page, address }) => {
  await openLibrary(page, address);
  const [sectionTitle] = await list(page, address, 'sectionTitles');
  const all = [english, french, romanian, chinese];
  for (const rfpContent of all) await write(page, address, { sectionTitle, rfpContent, pastNickname: 'Quokka papers' });
  const box = page.getByRole('searchbox', { name: 'Words' });
  const results = page.locator('[data-result]');
  for (const [typed, texts] of words)
    await test.step(typed, async () => {
      await box.fill(typed);
      await settled(page, typed);
      await shows(results, texts);
      if (texts.length === 0) await expect(page.getByText('No results')).toBeVisible();
      else await expect(results.first().locator('mark').first()).toBeVisible();
    });

  // Words that stand in every text are looked for as they are where there are no others.
  await page.goto('/rfp-content-library?nickname=quokka+papers&words=the+by');
  await expect(page.getByText(/occur in nearly every text/)).toBeVisible();
  await shows(results, [english]);
});

test('words are found in names and documents too, those in a title first', async ({ page, address }) => {
  await openLibrary(page, address);
  const word = 'okapi';
  const title = await ask<string>(page, address, 'admin/create', { col: 'sectionTitles', name: `The ${word}` });
  const other = (await list(page, address, 'sectionTitles')).find(({ id }) => id !== title);
  const [bid] = await ask<Bid[]>(page, address, 'opportunities/query', { col: 'opportunities', limit: 1 });
  const file = await ask<string>(page, address, 'rfp-library/create', { col: 'files', documentName: 'annex.txt' });
  const src = `/api/rfp-library/files/${file}`;
  const sent = { data: `An annex names the ${word} once.`, headers: { origin: address } };
  expect((await page.request.put(`${address}${src}`, sent)).ok()).toBe(true);
  const texts = {
    title: 'Found by its title.',
    bid: 'Found by its bid.',
    staff: 'Found by who wrote it.',
    contractor: 'Found by its contractor.',
    document: 'Found by its document.',
  };
  const add = (rfpContent: string, fields: object) =>
    write(page, address, { sectionTitle: { id: other?.id, name: other?.name }, rfpContent, ...fields });
  await add(texts.title, { sectionTitle: { id: title, name: `The ${word}` } });
  await add(texts.bid, { opportunity: { id: bid?.id, name: `A ${word} survey` } });
  await add(texts.staff, { internalStaffName: `Ana ${word}` });
  await add(texts.contractor, { externalContractor: `${word} Ltd` });
  await add(texts.document, { document: { name: 'annex.txt', src } });

  const results = page.locator('[data-result]');
  // The text of a document is read in the background.
  await expect(async () => {
    await page.goto(`/rfp-content-library?words=${word}`);
    await shows(results, Object.values(texts));
  }).toPass();
  await expect(results.first()).toContainText(texts.title);
  await expect(results.nth(1)).toContainText(texts.bid);
  await expect(results.last()).toContainText(texts.document);
  await expect(results.last()).toContainText('In the document annex.txt');
  await expect(results.last().locator('mark')).toHaveText(word);
});

/** One thing after the other. */
const both = (first: () => Promise<void>, second: () => Promise<void>) => async () => {
  await first();
  await second();
};

test('each of the filters finds the texts that have it, and Clear takes all of them back', async ({
  page,
  address,
}) => {
  await openLibrary(page, address);
  const [title, other] = (await list(page, address, 'sectionTitles')) as [Named, Named];
  const [team, otherTeam] = (await list(page, address, 'teams')) as [Named, Named];
  // The first stands for one that is still to be made.
  const [, company] = (await list(page, address, 'companies')) as [Named, Named];
  const [person] = (await list(page, address, 'users')) as [Named];
  const asked = { col: 'opportunities', limit: 100, where: [{ field: 'status', is: 'eq', value: 'Active' }] };
  const bids = await ask<Bid[]>(page, address, 'opportunities/query', asked);
  const [bid, past] = bids as [Bid, Bid];
  const otherBid = bids.find(({ opportunityStatus }) => opportunityStatus.id !== bid.opportunityStatus.id) as Bid;
  const named = ({ id, solicitationName }: Bid) => ({ id, name: solicitationName });
  const one = 'A numbat with everything.';
  const two = 'A numbat, a numbat and a numbat with little else.';
  const three = 'A numbat in a picture.';
  await write(page, address, {
    sectionTitle: { id: title.id, name: title.name },
    rfpContent: one,
    proposalYear: 2025,
    opportunity: named(bid),
    oppStatus: bid.opportunityStatus,
    pastOpp: named(past),
    pastNickname: 'The Big Dig',
    externalContractor: { id: company.id, name: company.name },
    internalStaffName: { id: person.id, name: person.name },
    teams: [{ id: team.id, name: team.name }],
    diagramImage: 'Yes',
    callOutBox: 'No day lost',
  });
  await write(page, address, {
    sectionTitle: { id: other.id, name: other.name },
    rfpContent: two,
    proposalYear: 2024,
    opportunity: named(otherBid),
    oppStatus: otherBid.opportunityStatus,
    teams: [{ id: otherTeam.id, name: otherTeam.name }],
    externalContractor: 'Numbat and Sons',
  });
  await write(page, address, {
    sectionTitle: { id: other.id, name: other.name },
    rfpContent: three,
    image: { name: 'numbat.png', src: '/api/rfp-library/files/none' },
    callOutBox: 'Yes',
  });

  const results = page.locator('[data-result]');
  const box = page.getByRole('searchbox', { name: 'Words' });
  const field = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  const choose =
    (name: string, ...options: string[]) =>
    async () => {
      await field(name).click();
      for (const option of options) await page.getByRole('option', { name: option, exact: true }).click();
      await page.keyboard.press('Escape');
    };
  const type = (name: string, text: string) => () => page.getByLabel(name, { exact: true }).fill(text);
  const pick = (name: string, text: string) => async () => {
    await page.getByLabel(name, { exact: true }).fill(text);
    // Others may begin with the same words.
    const offered = page.getByRole('option').filter({ has: page.getByText(text, { exact: true }) });
    await offered.first().click();
  };
  const enter = (name: string, text: string) => async () => {
    await type(name, text)();
    await page.keyboard.press('Enter');
  };
  const nameOf = ({ opportunityStatus }: Bid) => opportunityStatus.name;
  const filters: [name: string, set: () => Promise<void>, texts: string[]][] = [
    ['proposalYear', choose('Proposal year', '2025'), [one]],
    ['proposalYear, any of two', choose('Proposal year', '2025', '2024'), [one, two]],
    ['pastNickname', type('Past nickname', 'big d'), [one]],
    ['pastNickname, in the name of the bid', type('Past nickname', past.solicitationName.slice(1, -1)), [one]],
    ['opportunity', pick('Opportunity', bid.solicitationName), [one]],
    ['oppStatus', choose('Status', nameOf(bid)), [one]],
    ['oppStatus, any of two', choose('Status', nameOf(bid), nameOf(otherBid)), [one, two]],
    ['pastOpp', pick('Past bid', past.solicitationName), [one]],
    ['pastOpp, a piece', enter('Past bid', past.solicitationName.slice(1, -1)), [one]],
    ['externalContractor', pick('External contractor', company.name), [one]],
    ['externalContractor, a piece', enter('External contractor', 'BAT AND S'), [two]],
    ['internalStaffName', pick('Internal staff', person.name), [one]],
    ['internalStaffName, pieces', enter('Internal staff', person.name.split(' ').toReversed().join(' ')), [one]],
    ['teams', choose('Teams', team.name), [one]],
    ['teams, any of two', choose('Teams', team.name, otherTeam.name), [one, two]],
    ['sectionTitle', choose('Section title', title.name), [one]],
    ['sectionTitle, any of two', choose('Section title', title.name, other.name), [one, two, three]],
    ['diagramImage', choose('Diagram image', 'Yes'), [one, three]],
    ['diagramImage, no', choose('Diagram image', 'No'), [two]],
    ['callOutBox', choose('Call-out box', 'Yes'), [one, three]],
    ['callOutBox, no', choose('Call-out box', 'No'), [two]],
    ['all that is set', both(choose('Diagram image', 'Yes'), choose('Section title', other.name)), [three]],
    ['all that is set, of none', both(choose('Diagram image', 'No'), choose('Teams', team.name)), []],
  ];
  for (const [name, set, texts] of filters)
    await test.step(name, async () => {
      await box.fill('numbat');
      await shows(results, [one, two, three]);
      await set();
      await shows(results, texts);
      // A field that holds something has one of its own, which is a cross; so has a list of nothing.
      await page.getByRole('button', { name: 'Clear', exact: true }).filter({ hasText: 'Clear' }).first().click();
      await expect(page.getByText('Newest entries')).toBeVisible();
      await expect(box).toHaveValue('');
    });

  await box.fill('numbat');
  await shows(results, [one, two, three]);
  await expect(results.first()).toContainText(two);
  await page.getByRole('button', { name: 'Order: Relevance' }).click();
  await page.getByRole('menuitemradio', { name: 'Newest first' }).click();
  await expect(results.first()).toContainText(one);
  await expect(results.nth(1)).toContainText(two);
  await expect(results.last()).toContainText(three);
});

/** So many more than a search shows. */
const max = 1000;
const beyond = 5;

test('of more than a thousand results all are counted, and the first thousand can be reached', async ({
  page,
  address,
}) => {
  await openLibrary(page, address);
  const [sectionTitle] = await list(page, address, 'sectionTitles');
  for (let made = 0; made < max + beyond; made += 15)
    await Promise.all(
      Array.from({ length: 15 }, (_, at) => write(page, address, { sectionTitle, rfpContent: `Tamarin ${made + at}` })),
    );
  await page.goto('/rfp-content-library?words=tamarin');
  await expect(page.getByText('1,005 results', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'Your search returned 1,005 results. The first 1,000 results are displayed below. Try different search criteria to narrow down your search results.',
    ),
  ).toBeVisible();
  const pane = page.locator('main section [aria-busy]:not(output)');
  const last = page.locator(`li[aria-posinset="${max}"]`);
  await expect(async () => {
    await pane.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(last).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
  await expect(last).toHaveAttribute('aria-setsize', String(max));
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  // Of so many only those in sight are drawn.
  expect(await page.locator('[data-result]').count()).toBeLessThan(100);
});
