import { type Duplicate, duplicates, type OpportunityInput } from '@bidwright/contract-opportunities';
import { queryOf } from '@bidwright/remote-kit/store';
import { useMemo, useState } from 'react';
import { bids } from '../../../api.ts';

const useFound = queryOf(bids, duplicates);

const none: Duplicate[] = [];

type Filled = Partial<
  Pick<OpportunityInput, 'client' | 'solicitationName' | 'solicitationNumber' | 'originalOpportunity'>
>;

/** What can be asked with: a text that its field refuses as too long is none. */
const asking = (name: 'solicitationName' | 'solicitationNumber', text: string | null): string | null =>
  duplicates.input.pick([name]).isValidSync({ [name]: text }) ? text : null;

/** What is filled in says another client, name or number than before, so that it may now be the same as another bid. */
export const isAnother = (now: Filled, before: Filled): boolean =>
  now.client?.id !== before.client?.id ||
  now.solicitationName !== before.solicitationName ||
  now.solicitationNumber !== before.solicitationNumber;

/** Bids that may be the one that is filled in, asked for whenever what is filled in is another; and what the person says of them. */
export const useDuplicates = (filled: Filled, but: string | null = null) => {
  const { client = null, originalOpportunity } = filled;
  const solicitationName = asking('solicitationName', filled.solicitationName ?? null);
  const solicitationNumber = asking('solicitationNumber', filled.solicitationNumber ?? null);
  const asked = useMemo(
    () => ({ but, client, solicitationName, solicitationNumber }),
    [but, client, solicitationName, solicitationNumber],
  );
  const isWorthIt = Boolean(solicitationNumber?.trim() || (client && solicitationName?.trim()));
  const { currentData: found = none } = useFound(asked, { skip: !isWorthIt });
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  /** A recompete is called like the bid it follows, and is another one all the same. */
  const isFollowed = ({ id, same }: Duplicate) => same === 'name' && id === originalOpportunity?.id;
  return {
    found: found.filter((one) => !others.has(one.id) && !isFollowed(one)),
    /** It is another bid. */
    deny: (id: string) => setOthers((now) => new Set([...now, id])),
    /** One has the same number, and the person says that both are meant. */
    insists: found.some(({ id, same }) => same === 'number' && others.has(id)),
  };
};
