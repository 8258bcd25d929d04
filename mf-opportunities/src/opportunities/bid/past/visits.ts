import { personal } from '@bidwright/remote-kit/personal';

/** Records of which the last visit is remembered. */
const max = 300;

const visits = personal(
  'opportunities.visits',
  (kept): Record<string, number> =>
    Object.fromEntries(
      Object.entries(Object(kept)).filter((one): one is [string, number] => typeof one[1] === 'number'),
    ),
);

/** When a person last looked at a record on this device, in seconds since 1970. */
export const lastVisit = (personId: string, id: string): number | undefined => visits.read(personId)[id];

/** Notes that a person looks at a record now. */
export const noteVisit = (personId: string, id: string): void => {
  const newest = Object.entries({ ...visits.read(personId), [id]: Math.floor(Date.now() / 1000) })
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, max);
  visits.keep(personId, Object.fromEntries(newest));
};
