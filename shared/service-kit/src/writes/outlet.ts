/** Whom a service's writes are told to. */
export interface Outlet {
  /** Names of services. */
  receivers: readonly string[];
  /** Something was committed that may be told. */
  poke(): void;
}

/** Tells nobody. */
export const silent: Outlet = { receivers: [], poke: () => undefined };
