/** Where a bad version must be stopped, or what it must not take from people where it comes to them. */
type Stop =
  /** The registry refuses the package. */
  | 'gate'
  /** A browser refuses it before anybody has it. */
  | 'proving'
  /** It goes back once one of the first has met it; nobody else ever has it. */
  | 'first stage'
  /** Nothing is wrong with it by itself: what people have open and half typed stays. */
  | 'drafts';

interface BadPackage {
  what: string;
  stop: Stop;
}

/**
 * All bad versions that an audit found, 22 of which reached all people at that time. The suites that stop them each read this table, and have a
 * trial for each row that is theirs; what a browser stops is tried in full by a deep run.
 */
export const badPackages = {
  heavyScreen: { what: 'a heavy first screen', stop: 'gate' },
  ownReact: { what: 'a React of its own', stop: 'gate' },
  globalStyles: { what: 'styles for the whole page', stop: 'gate' },
  eval: { what: 'code made of text', stop: 'gate' },
  otherShell: { what: 'an agreement of another shell', stop: 'gate' },
  newerShell: { what: 'an agreement of a later shell', stop: 'gate' },
  unknownMember: { what: 'a member that the shell does not have', stop: 'gate' },
  takenRoute: { what: 'a page below that of another module', stop: 'gate' },
  withdrawnSlot: { what: 'a place that is withdrawn and that others fill', stop: 'gate' },
  unknownService: { what: 'a service that is not there', stop: 'gate' },
  otherService: { what: 'a service of another version', stop: 'gate' },
  evaluate: { what: 'code that throws as it is loaded', stop: 'proving' },
  noModule: { what: 'code that gives no module', stop: 'proving' },
  hiddenEval: { what: 'code made of text in a way that nobody sees', stop: 'proving' },
  draw: { what: 'a page that cannot be drawn', stop: 'proving' },
  dark: { what: 'a page that fails in dark colours', stop: 'proving' },
  language: { what: 'a page that fails in one language', stop: 'proving' },
  otherPage: { what: 'one page of several that fails', stop: 'proving' },
  widget: { what: 'a card of the dashboard that fails', stop: 'proving' },
  missingSlot: { what: 'a place that is named and not filled', stop: 'proving' },
  role: { what: 'a page that fails for one role', stop: 'proving' },
  loop: { what: 'a loop as it is loaded', stop: 'proving' },
  drawLoop: { what: 'a loop as it is drawn', stop: 'proving' },
  stateLoop: { what: 'a page that draws itself anew for ever', stop: 'proving' },
  storm: { what: 'calls without end', stop: 'proving' },
  hang: { what: 'a page whose code never comes', stop: 'proving' },
  lost: { what: 'a page that is named and not there', stop: 'proving' },
  blank: { what: 'a page without anything on it', stop: 'proving' },
  press: { what: 'a button that throws', stop: 'proving' },
  call: { what: 'a call that its service does not know', stop: 'proving' },
  ownStyles: { what: 'styles for the whole page that are made as it runs', stop: 'proving' },
  heavyLate: { what: 'a late part of 3 MB', stop: 'proving' },
  droppedPlace: { what: 'a place that is given up while somebody types in it', stop: 'drafts' },
} as const satisfies Record<string, BadPackage>;

export type BadId = keyof typeof badPackages;

/** Those that are stopped there. */
export type StoppedAt<Where extends Stop> = {
  [Id in BadId]: (typeof badPackages)[Id]['stop'] extends Where ? Id : never;
}[BadId];

const isStoppedAt =
  <Where extends Stop>(where: Where) =>
  (id: BadId): id is StoppedAt<Where> =>
    badPackages[id].stop === where;

export const stoppedAt = <Where extends Stop>(where: Where): StoppedAt<Where>[] =>
  (Object.keys(badPackages) as BadId[]).filter(isStoppedAt(where));
