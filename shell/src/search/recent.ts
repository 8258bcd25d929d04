/** A page that was visited. */
export interface Visit {
  path: string;
  title: string;
}

const most = 8;

const keyOf = (personId: string) => `bidwright.recent.${personId}`;

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/(?!\/)/.test(value.path) &&
  'title' in value &&
  typeof value.title === 'string';

/** The pages a person visited on this device, the last one first. */
export const visitsOf = (personId: string): Visit[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isVisit).slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Notes that a person is on a page. */
export const noteVisit = (personId: string, { path, title }: Visit): void => {
  const others = visitsOf(personId).filter((visit) => visit.path !== path);
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify([{ path, title }, ...others].slice(0, most)));
  } catch {
    // Where nothing is kept, there is nothing to offer.
  }
};
