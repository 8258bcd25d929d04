import { documents, type OpportunityInput, opportunities, sampleOpportunity } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import module from '../module.tsx';
import { keepDraft } from '../opportunities/bid/form/draft.ts';
import { lookups, people } from './samples.ts';

/** A server that takes new bids and their documents into these lists. */
export const newBidServer = (
  kept: { bids?: object[]; files?: object[] } = {},
  ownCalls?: Parameters<typeof callServer>[1],
) =>
  callServer(
    [{ of: opportunities, records: kept.bids ?? [] }, { of: documents, records: kept.files ?? [] }, ...lookups()],
    ownCalls,
  );

/** Opens the form for a new bid, at an address that says more of it where that is given. */
export const openNewBid = async (person = people.lead, said = '') => {
  const page = await renderModule(module, `/general/opportunities/new${said}`, { person });
  await screen.findByText(/^Step \d of 3/);
  return page;
};

/** Opens the form at a step, counted from 1, with a draft of a whole bid, so that nothing else has to be filled in. */
export const openNewBidAt = (step: 1 | 2 | 3, values: Partial<OpportunityInput> = {}) => {
  keepDraft(people.lead.id, { values: sampleOpportunity(values), step: step - 1, keptAt: Date.now() });
  return openNewBid();
};
