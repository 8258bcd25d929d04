import type { Reference } from '@bidwright/contract-kit';
import { lazy } from '@bidwright/shell-api';
import { createContext, type PropsWithChildren, Suspense, useCallback, useContext, useState } from 'react';

const AddClientDialog = lazy(async () => ({ default: (await import('./AddClientDialog.tsx')).AddClientDialog }));

type AddClient = (name: string) => Promise<Reference | undefined>;

interface Asked {
  name: string;
  settle: (added: Reference | undefined) => void;
}

const Context = createContext<AddClient>(() => Promise.resolve(undefined));

/** Answers the function that lets the person add a company, named so at first, and then answers it; nothing if the person changed their mind. */
export const useAddClient = (): AddClient => useContext(Context);

/** Stands around the form and not in it: what is pressed in the dialog must not reach the form. */
export const AddClientProvider = ({ children }: PropsWithChildren) => {
  const [asked, setAsked] = useState<Asked>();
  const addClient = useCallback<AddClient>((name) => new Promise((settle) => setAsked({ name, settle })), []);
  const close = (added?: Reference) => {
    asked?.settle(added);
    setAsked(undefined);
  };
  return (
    <Context value={addClient}>
      {children}
      {asked && (
        <Suspense>
          <AddClientDialog name={asked.name} onClose={close} />
        </Suspense>
      )}
    </Context>
  );
};
