import { createContext, useContext } from 'react';

/** The past day that a list shows; undefined: now. */
export const ShownDay = createContext<string | undefined>(undefined);

export const useShownDay = (): string | undefined => useContext(ShownDay);
