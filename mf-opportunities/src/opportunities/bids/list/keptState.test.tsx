import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, people } from '../../../testing/samples.ts';

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [bid('one')] }, ...lookups()]);
});
beforeEach(() => localStorage.clear());
afterAll(() => server.close());

const open = async (search = '', person = people.lead) => {
  const page = await renderModule(module, `/general/opportunities${search}`, { person });
  await screen.findByRole('searchbox', { name: 'Name or number' });
  return page;
};

const searchFor = async ({ user, address }: Awaited<ReturnType<typeof open>>, words: string) => {
  await user.type(screen.getByRole('searchbox', { name: 'Name or number' }), words);
  await waitFor(() => expect(address()).toMatch(`q=${words}`));
};

test('who comes back finds the list as it was left', async () => {
  const first = await open();
  await searchFor(first, 'survey');
  first.unmount();
  const { address } = await open();
  await waitFor(() => expect(address()).toBe('/general/opportunities?q=survey'));
});

test('an address that says something is not overruled, and is not what the person chose', async () => {
  const first = await open();
  await searchFor(first, 'survey');
  first.unmount();
  const passedOn = await open('?q=soil');
  expect(passedOn.address()).toBe('/general/opportunities?q=soil');
  passedOn.unmount();
  const { address } = await open();
  await waitFor(() => expect(address()).toBe('/general/opportunities?q=survey'));
});

test('what was cleared stays cleared', async () => {
  const first = await open('?q=soil');
  await first.user.clear(screen.getByRole('searchbox', { name: 'Name or number' }));
  await waitFor(() => expect(first.address()).toBe('/general/opportunities'));
  first.unmount();
  const { address } = await open();
  expect(address()).toBe('/general/opportunities');
});

test('others find their own', async () => {
  const first = await open();
  await searchFor(first, 'survey');
  first.unmount();
  const { address } = await open('', people.operations);
  expect(address()).toBe('/general/opportunities');
});
