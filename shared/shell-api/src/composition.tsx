import { type ComponentType, createContext, type PropsWithChildren, type ReactNode, useContext } from 'react';

/** The name of a place that modules fill: who offers it, what it is called, and the version of what it hands to those who fill it. */
export type SlotId<Handed extends object> = string & { readonly handed?: Handed };

/** The name of a page that others may lead to, such as `Opportunity.show`, with what a link there must give. */
export type Destination<Params extends object> = string & { readonly params?: Params };

/** The code of a part that comes late. */
export interface LateCode {
  isWaitedFor: boolean;
}

/** How the shell puts modules together. */
export interface Composition {
  Place: ComponentType<{ id: string; handed: object; loading: ReactNode }>;
  Link: ComponentType<PropsWithChildren<{ to: string }>>;
  /** The address of a destination for this person; none where no module has it, or the person may not go there. */
  addressOf: (destination: string, params: object) => string | undefined;
  goTo: (address: string) => void;
  /** Stands around a part whose code comes late: where it does not come, says so in its place. Without `code`: nobody knows how long it is waited for. */
  Guard: ComponentType<PropsWithChildren<{ code?: LateCode }>>;
}

const alone: Composition = {
  Place: () => null,
  Link: ({ children }) => children,
  addressOf: () => undefined,
  goTo: () => undefined,
  Guard: ({ children }) => children,
};

const CompositionContext = createContext<Composition>(alone);

export const useComposition = (): Composition => useContext(CompositionContext);

/** For the shell: puts modules together. Without it, as in a module's own tests, no other module is there. */
export const CompositionProvider = CompositionContext.Provider;

type SlotProps<Handed extends object> = Handed & {
  id: SlotId<Handed>;
  /** Stands in while what fills the place is on its way. */
  loading?: ReactNode;
};

/** A place on a module's page that other modules fill. Each that fails shows so in its own card. module.json lists it in `offers`. */
export const Slot = <Handed extends object>({ id, loading = null, ...handed }: SlotProps<Handed>) => {
  const { Place } = useComposition();
  return <Place id={id} handed={handed} loading={loading} />;
};

/** The address of another module's page; none where the module is absent or the person may not open it. module.json lists it in `links`. */
export const useDestination = <Params extends object>(to: Destination<Params>, params: Params): string | undefined =>
  useComposition().addressOf(to, params);

/** Answers the function that opens another module's page. It answers false where there is no way there. */
export const useNamedNavigate = () => {
  const { addressOf, goTo } = useComposition();
  return <Params extends object>(to: Destination<Params>, params: Params): boolean => {
    const address = addressOf(to, params);
    if (address) goTo(address);
    return address !== undefined;
  };
};

type NamedLinkProps<Params extends object> = PropsWithChildren<{ to: Destination<Params>; params: Params }>;

/** A link to another module's page; where there is no way there, its text alone. */
export const NamedLink = <Params extends object>({ to, params, children }: NamedLinkProps<Params>) => {
  const { Link } = useComposition();
  const address = useDestination(to, params);
  return address ? <Link to={address}>{children}</Link> : children;
};
