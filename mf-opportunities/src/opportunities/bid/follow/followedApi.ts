import { followed } from '@bidwright/contract-opportunities';
import { queryOf } from '@bidwright/remote-kit/store';
import { bids } from '../../../api.ts';

const useIds = queryOf(bids, followed);

/** The ids of the bids that the person follows, the latest first. */
export const useFollowed = ({ skip = false }: { skip?: boolean } = {}) =>
  useIds({}, { skip, refetchOnMountOrArgChange: true });
