import type { Reference } from '@bidwright/contract-kit';
import { createContext, lazy, type PropsWithChildren, Suspense, useCallback, useContext, useState } from 'react';

const AddClientDialog = lazy(() =>
  import('./AddClientDialog.tsx').then(({ AddClientDialog }) => ({ default: AddClientDialog })),
);

type AddClient = () => Promise<Reference | undefined>;

const Context = createContext<AddClient>(() => Promise.resolve(undefined));

/** Answers the function that lets the person add a company, and then answers it; nothing if the person changed their mind. */
export const useAddClient = (): AddClient => useContext(Context);

/** Stands around the form and not in it: what is pressed in the dialog must not reach the form. */
export const AddClientProvider = ({ children }: PropsWithChildren) => {
  const [settle, setSettle] = useState<(added: Reference | undefined) => void>();
  const addClient = useCallback<AddClient>(() => new Promise((resolve) => setSettle(() => resolve)), []);
  const close = (added?: Reference) => {
    settle?.(added);
    setSettle(undefined);
  };
  return (
    <Context value={addClient}>
      {children}
      {settle && (
        <Suspense>
          <AddClientDialog onClose={close} />
        </Suspense>
      )}
    </Context>
  );
};
