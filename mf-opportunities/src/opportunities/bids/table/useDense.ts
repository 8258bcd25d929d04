import { useKept } from '../../useKept.ts';

/** Whether a person wants rows of one line: it is of the eyes and the screen, not of a view. */
export const useDense = (): readonly [boolean, (dense: boolean) => void] => {
  const [kept, keep] = useKept('dense');
  return [kept === '1', (dense) => keep(dense ? '1' : '')];
};
