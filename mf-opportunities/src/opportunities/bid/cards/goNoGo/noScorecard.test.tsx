import { opportunities, scorecards } from '@bidwright/contract-opportunities';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { bids, store } from '../../../../api.ts';
import module from '../../../../module.tsx';
import { bid, lookups, people } from '../../../../testing/samples.ts';
import { GoNoGoCard } from './GoNoGoCard.tsx';

let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  const lists = lookups().map((list) => (list.of === scorecards ? { ...list, records: [] } : list));
  server = await callServer([{ of: opportunities, records: [bid('b1')] }, ...lists]);
});
afterEach(async () => {
  store.dispatch(bids.util.resetApiState());
  await server.close();
});

const show = async (person = people.admin) => {
  const { messages, Provider } = module;
  const page = await renderInShell(<GoNoGoCard record={bid('b1')} />, { messages, Provider, person });
  await screen.findByText('No scorecard is active');
  const card = screen.getByText('Go/no-go score').closest('section') as HTMLElement;
  return {
    ...page,
    buttons: () =>
      within(card)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
  };
};

test('without a scorecard nobody is asked to score, and an Admin is led to make one', async () => {
  const { user, buttons } = await show();
  expect(buttons()).toEqual(['Weights']);
  await user.click(screen.getByText('Weights'));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('who only decides is told that there is none, and offered nothing', async () => {
  const { buttons } = await show(people.lead);
  expect(buttons()).toEqual([]);
});
