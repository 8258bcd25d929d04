import { emptyInput } from '@bidwright/contract-kit';
import { rfpContent, richTextOf } from '@bidwright/contract-rfp-library';
import { screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import { entries, libraryServer, told } from '../testing/library.tsx';
import { openEditor } from '../testing/writing.tsx';
import { drafts } from './draft.ts';

const server = libraryServer();

const text = 'Both managers read the log on Fridays.';

const open = (path = '/rfp-content-library/new') => openEditor(path);

/** As a person left it before. */
const draft = () =>
  drafts.keep('p1', {
    ...emptyInput(rfpContent),
    sectionTitle: { id: 'title-staffing', name: 'Staffing plan' },
    richText: richTextOf(text),
    rfpContent: text,
  });

const created = () => entries.find(({ rfpContent: written }) => written === text);

test('a draft is here again, and is created with its form', async () => {
  draft();
  const { user, alerts, address } = await open();
  expect(screen.getByText(/has been restored/)).toBeVisible();
  expect(screen.getByLabelText(/^Text/)).toHaveTextContent(text);
  await user.click(screen.getByText('Create entry'));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'RFP Content Created!' }]));
  expect(created()).toMatchObject({ richText: richTextOf(text), sectionTitle: { name: 'Staffing plan' } });
  await waitFor(() => expect(address()).toContain('/rfp-content-library?entry='));
  expect(localStorage.getItem('bidwright.rfp-library.draft.p1')).toBeNull();
});

test('what the library nearly has is asked about before it is saved', async () => {
  const sectionTitle = { id: 's1', name: 'Staffing plan' };
  told.similar = () => [{ id: 'e3', sectionTitle, opportunity: null, proposalYear: 2025, share: 0.87 }];
  draft();
  const before = entries.length;
  const { user, alerts } = await open();
  await user.click(screen.getByText('Create entry'));
  expect(await screen.findByText(/87% of the wording is the same/)).toBeVisible();
  await user.click(screen.getByText('Back to the text'));
  expect(await screen.findByText(/Nothing was saved/)).toBeVisible();
  expect(entries).toHaveLength(before);
  await user.click(screen.getByText('Create entry'));
  await user.click(await screen.findByText('Save anyway'));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'RFP Content Created!' }]));
});

/** Follow from other fields, or from what is done with the entry. */
const notTyped = new Set(['richText', 'oppStatus', 'lastReviewed', 'inReview', 'status']);

test('the form has every field that a person writes, and all of them are sent', async () => {
  const written = {
    sectionTitle: { id: 'title-staffing', name: 'Staffing plan' },
    rfpContent: text,
    richText: richTextOf(text),
    opportunity: { id: 'o1', name: 'River gauge data hub' },
    pastOpp: { id: 'o2', name: 'Canal locks' },
    pastNickname: 'Locks',
    externalContractor: { id: null, name: 'Blue Heron Analytics' },
    internalStaffName: { id: 'u-priya', name: 'Priya Raman' },
    document: { name: 'annex.pdf', src: '/api/rfp-library/files/f1' },
    image: { name: 'chart.png', src: '/api/rfp-library/files/f2' },
    callOutBox: 'No hour lost',
    diagramImage: 'Yes' as const,
    teams: [{ id: 'team-1', name: 'Health' }],
    proposalYear: new Date().getFullYear(),
    owner: { id: 'u-priya', name: 'Priya Raman' },
    reviewEveryMonths: 6,
    reviewDue: '2031-02-03',
  };
  const typed = Object.keys(rfpContent.input.fields).filter((name) => !notTyped.has(name));
  expect(typed.filter((name) => !Object.hasOwn(written, name))).toEqual([]);
  drafts.keep('p1', { ...emptyInput(rfpContent), ...written });
  const { user } = await open();
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
  const wanted = typed.map((name) => Reflect.get(en, `rfp-library.field.${name}`) as string);
  expect(wanted.filter((name) => !labels.some((label) => label?.startsWith(name)))).toEqual([]);
  await user.click(screen.getByText('Create entry'));
  await waitFor(() => expect(created()).toBeDefined());
  const asked = server.asks().findLast(({ call, col }) => call === 'create' && col === 'rfpContent');
  expect(asked?.body).toMatchObject(written);
});

test('a section title that is in no list is added to it in place', async () => {
  draft();
  const { user } = await open();
  const title = screen.getByLabelText(/^Section title/);
  await user.clear(title);
  await user.type(title, 'Exit plan');
  await user.click(await screen.findByText('-- Add New Section Title --'));
  await waitFor(() => expect(title).toHaveValue('Exit plan'));
  await user.click(screen.getByText('Create entry'));
  await waitFor(() => expect(created()).toMatchObject({ sectionTitle: { name: 'Exit plan' } }));
  const asked = server.asks().find(({ call, col }) => call === 'create' && col === 'sectionTitles');
  expect(asked?.body).toMatchObject({ name: 'Exit plan' });
});

test('where it fails the text stays, and the page says so word for word', async () => {
  draft();
  server.refuseNext('create', 503, { code: 'service-unavailable', message: 'Down' });
  const { user, alerts } = await open();
  await user.click(screen.getByText('Create entry'));
  await waitFor(() =>
    expect(alerts).toMatchObject([
      { severity: 'error', text: 'Error Creating RFP COntent. Please try again or contact support.' },
    ]),
  );
  expect(screen.getByLabelText(/^Text/)).toHaveTextContent(text);
  expect(localStorage.getItem('bidwright.rfp-library.draft.p1')).toContain(text);
});

test('nothing is saved while a picture is on its way', async () => {
  draft();
  server.breakNext('files', 'wait');
  const { user } = await open();
  const before = entries.length;
  await user.upload(
    screen.getByLabelText('Image', { selector: 'input' }),
    new File(['.'], 'a.png', { type: 'image/png' }),
  );
  await user.click(screen.getByText('Create entry'));
  expect(await screen.findByText('A file is still uploading. Save when it is finished.')).toBeVisible();
  expect(entries).toHaveLength(before);
});

test('years to choose from run from two years back to five years ahead', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText(/^Proposal year/));
  const year = new Date().getFullYear();
  const offered = [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  expect(offered).toEqual(['No year', ...Array.from({ length: 8 }, (_, at) => String(year + 5 - at))]);
});

test('from the page of a bid a text begins with that bid', async () => {
  await open('/rfp-content-library/new?opportunity=bid-1~Ferry%20data');
  expect(screen.getByLabelText(/^Opportunity/)).toHaveValue('Ferry data');
});
