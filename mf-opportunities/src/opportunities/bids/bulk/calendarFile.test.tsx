import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status } from '../../../testing/samples.ts';

const records = ['b0', 'b1', 'b2'].map((id) =>
  bid(id, { solicitationName: `Bid ${id}`, opportunityStatus: pointing(status.writing) }),
);
/** Files that were saved. jsdom saves none: it would leave the page. */
const saved: { name: string; url: string }[] = [];
document.addEventListener('click', (event) => {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
  event.preventDefault();
  saved.push({ name: event.target.download, url: event.target.href });
});

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  localStorage.clear();
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { media: query, matches: !/max-width/.test(query) }) as MediaQueryList;
  server = await callServer([{ of: opportunities, records }, ...lookups()], {
    'opportunities/calendarFile': () => ({ name: 'bidwright.ics', mediaType: 'text/calendar', content: 'QkVHSU4=' }),
  });
});
beforeEach(() => saved.splice(0));
afterAll(() => server.close());

const chosen = async (count: number) => {
  const page = await renderModule(module, '/general/opportunities?q=bid&status=Open', { person: people.operations });
  const boxes = await screen.findAllByLabelText('Select');
  for (const box of boxes.slice(0, count)) await page.user.click(box);
  return page;
};
const asked = () => server.asks.findLast(({ call }) => call === 'calendarFile')?.body;

test('the dates of the bids that are chosen are saved for a calendar', async () => {
  const { user } = await chosen(2);
  await press(user, 'Calendar file');
  await waitFor(() => expect(saved).toEqual([{ name: 'bidwright.ics', url: 'data:text/calendar;base64,QkVHSU4=' }]));
  expect(asked()).toEqual({ ids: ['b0', 'b1'], language: 'en' });
});

test('of all that the filters find the server is told the filters', async () => {
  const { user } = await chosen(1);
  await press(user, 'Select all 3');
  await press(user, 'Calendar file');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked()).toMatchObject({ search: 'bid', where: [{ field: 'opportunityStatus' }, { field: 'status' }] });
});

test('a calendar that is refused says why', async () => {
  const { user, alerts } = await chosen(1);
  const ids = { key: 'calendarFile.tooMany', values: { max: 2000 }, message: 'Too many' };
  server.refuseNext('calendarFile', 422, { code: 'invalid', message: 'Too many', fields: { ids } });
  await press(user, 'Calendar file');
  await waitFor(() =>
    expect(alerts).toMatchObject([{ severity: 'error', text: 'A calendar has at most 2,000 bids. Choose fewer.' }]),
  );
  // The alert comes a moment before the button is ready again.
  await waitFor(() => expect(screen.getByText('Calendar file').closest('button')).toBeEnabled());
  server.refuseNext('calendarFile', 503, { code: 'busy', message: 'Busy' });
  await press(user, 'Calendar file');
  await waitFor(() => expect(alerts).toMatchObject([{}, { severity: 'error' }]));
  expect(saved).toEqual([]);
});
