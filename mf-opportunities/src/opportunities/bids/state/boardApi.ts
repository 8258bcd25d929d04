import { board } from '@bidwright/contract-opportunities';
import { queryOf } from '@bidwright/remote-kit/store';
import { bids } from '../../../api.ts';

/** The columns that have records; those of the question before while another is asked. */
export const useBoard = queryOf(bids, board);
