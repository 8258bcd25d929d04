import { type ContractFigures, contractFigures } from '@bidwright/contract-opportunities';
import { queryOf } from '@bidwright/remote-kit/store';
import { bids } from '../api.ts';

const useAll = queryOf(bids, contractFigures);

/** What documents say of the contracts of some projects, by their ids; the last known until the next are there. */
export const useFigures = (ids: string[]): ReadonlyMap<string, ContractFigures> | undefined => {
  const { data } = useAll({ ids }, { skip: ids.length === 0 });
  return data && new Map(data.map((figures) => [figures.id, figures]));
};
