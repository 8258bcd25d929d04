/** Records of which the last visit is remembered. */
const most = 300;

const keyOf = (personId: string) => `bidwright.opportunities.visits.${personId}`;

type Visits = Record<string, number>;

const isVisits = (value: unknown): value is Visits =>
  typeof value === 'object' && value !== null && Object.values(value).every((at) => typeof at === 'number');

const read = (personId: string): Visits => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '{}');
    return isVisits(kept) ? kept : {};
  } catch {
    return {};
  }
};

/** When a person last looked at a record on this device, in seconds since 1970. */
export const lastVisit = (personId: string, id: string): number | undefined => read(personId)[id];

/** Notes that a person looks at a record now. */
export const noteVisit = (personId: string, id: string): void => {
  const visits = { ...read(personId), [id]: Math.floor(Date.now() / 1000) };
  const newest = Object.entries(visits)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most);
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // A browser that keeps nothing knows of no visit.
  }
};
