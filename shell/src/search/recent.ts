import { personal } from '@bidwright/remote-kit/personal';

/** A page that was visited. */
export interface Visit {
  path: string;
  title: string;
}

const max = 8;

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/(?!\/)/.test(value.path) &&
  'title' in value &&
  typeof value.title === 'string';

const recent = personal('recent', (kept): Visit[] => (Array.isArray(kept) ? kept.filter(isVisit).slice(0, max) : []));

/** The pages a person visited on this device, the last one first. */
export const visitsOf = (personId: string): Visit[] => recent.read(personId);

/** Notes that a person is on a page. */
export const noteVisit = (personId: string, { path, title }: Visit): void => {
  const others = visitsOf(personId).filter((visit) => visit.path !== path);
  recent.keep(personId, [{ path, title }, ...others].slice(0, max));
};
