import { put } from '@bidwright/contract-template-demo/api';
import { useDemoSend } from '../client/index.ts';
import { useSayError } from '../useSayError.ts';

export interface Move {
  id: string;
  columnId: string;
  /** The place in the column, counted without the item. */
  index: number;
}

/** Answers the function that moves an item. The board shows it at once. */
export const useMove = () => {
  const sayError = useSayError();
  const [send] = useDemoSend('POST /api/kanban/update-item-order', {
    of: 'GET /api/kanban/columns',
    after: (columns, { id, columnId, index }) => put(columns, id, columnId, index),
  });
  return async (move: Move) => void sayError(await send(move));
};
