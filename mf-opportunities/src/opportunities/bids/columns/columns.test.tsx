import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule, withStyles } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, people } from '../../../testing/samples.ts';

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(withStyles);
beforeAll(async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { media: query, matches: !/max-width/.test(query) }) as MediaQueryList;
  server = await callServer([{ of: opportunities, records: [bid('one')] }, ...lookups()]);
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

const open = async () => {
  const page = await renderModule(module, '/general/opportunities', { person: people.admin });
  await waitFor(() => expect(document.querySelector('[data-edit=dueDate]')).not.toBeNull());
  return page;
};

/** The heads of the table that have a name, in their order. */
const heads = () => [...document.querySelectorAll('thead th')].map((head) => head.textContent).filter(Boolean);
const head = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('thead th')].find(({ textContent }) => textContent?.startsWith(name));

test('a column is moved before or behind its neighbour, and the choice is taken back by Reset', async () => {
  const { user } = await open();
  const usual = heads();
  const [name, first, second, third] = usual as [string, string, string, string];
  await user.click(screen.getByLabelText('Columns'));
  await user.click(await screen.findByLabelText(`Move ${second} earlier`));
  await waitFor(() => expect(heads().slice(0, 4)).toEqual([name, second, first, third]));
  await user.click(screen.getByLabelText(`Move ${first} later`));
  await waitFor(() => expect(heads().slice(0, 4)).toEqual([name, second, third, first]));
  expect(screen.getByLabelText(`Move ${second} earlier`)).toBeDisabled();
  await user.click(screen.getByText('Reset'));
  await waitFor(() => expect(heads()).toEqual(usual));
});

test('keys on a head’s edge make its column wider and narrower, which is kept for the next time', async () => {
  const first = await open();
  const due = head('Due') as HTMLElement;
  // jsdom lays nothing out: a head is as wide as was chosen for it.
  due.getBoundingClientRect = () => ({ width: Number.parseFloat(due.style.width || '120') }) as DOMRect;
  screen.getByLabelText('Width of Due').focus();
  await first.user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(due.style.width).toBe('152px'));
  await first.user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(due.style.width).toBe('136px'));
  first.unmount();
  await open();
  expect(head('Due')?.style.width).toBe('136px');
});

test('an edge is drawn by pointer, no further than a column may be wide', async () => {
  const first = await open();
  const edge = screen.getByLabelText('Width of Due');
  (head('Due') as HTMLElement).getBoundingClientRect = () => ({ width: 120 }) as DOMRect;
  edge.setPointerCapture = () => undefined;
  const drag = (to: number) => fireEvent(edge, new MouseEvent('pointermove', { clientX: to, bubbles: true }));
  fireEvent(edge, new MouseEvent('pointerdown', { clientX: 300, bubbles: true }));
  drag(380);
  await waitFor(() => expect(head('Due')?.style.width).toBe('200px'));
  drag(3000);
  await waitFor(() => expect(head('Due')?.style.width).toBe('640px'));
  drag(350);
  fireEvent(edge, new Event('lostpointercapture'));
  drag(400);
  first.unmount();
  await open();
  expect(head('Due')?.style.width).toBe('170px');
});

/** Whether the name asks for no room of its own and takes what other columns leave. */
const yields = () => getComputedStyle(screen.getByTitle(bid('one').solicitationName ?? '')).getPropertyValue('contain');

test('the name takes the room that others leave, until somebody draws it to a width', async () => {
  const { user } = await open();
  const name = head('Opportunity') as HTMLElement;
  expect(yields()).toBe('inline-size');
  expect(name.style.width).toBe('420px');
  name.getBoundingClientRect = () => ({ width: 300 }) as DOMRect;
  screen.getByLabelText('Width of Opportunity').focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(name.style.width).toBe('316px'));
  expect(yields()).toBe('');
});
