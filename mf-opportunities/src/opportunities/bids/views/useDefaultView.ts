import { useKept } from '../../useKept.ts';

/** The address that the list opens with where its own says nothing. */
export const useDefaultView = () => useKept('view');
