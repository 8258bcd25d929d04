import type { Reason } from '../reason.ts';
import { claimReasons } from './claims.ts';
import { linkNeeds } from './links.ts';
import { memberNeeds, rangeNeeds } from './members.ts';
import type { Need } from './need.ts';
import type { Part, World } from './part.ts';
import { slotNeeds } from './slots.ts';

/** A reason and what it is about, whatever the versions are. */
interface Fault {
  key: string;
  reason: Reason;
}

const needsOf = (part: Part, world: World): Need[] => [
  ...slotNeeds(part, world),
  ...linkNeeds(part, world),
  ...memberNeeds(part, world),
  ...rangeNeeds(part, world),
];

const claimFaults = (part: Part, world: World): Fault[] =>
  claimReasons(
    part.file,
    [...world.values()].filter(({ name }) => name !== part.name).map(({ file }) => file),
  ).map((reason) => ({ key: `${part.name} ${reason.path} ${reason.message}`, reason }));

const keysOf = (part: Part, world: World) => new Set(needsOf(part, world).map(({ key }) => key));

/** What those who stay as they are needed and would get no longer. */
const losses = (before: World, after: World, changed: ReadonlySet<string>): Fault[] =>
  [...after.values()]
    .filter(({ name }) => !changed.has(name))
    .flatMap((part) => {
      const always = keysOf(part, before);
      return needsOf(part, after)
        .filter(({ key }) => !always.has(key))
        .map(({ key, lost }) => ({ key, reason: lost }));
    });

/** What a world has against those of its parts that changed; `before` is the world without the change. */
export const faultsOf = (before: World, after: World, changed: ReadonlySet<string>): Fault[] => [
  ...[...changed].flatMap((name) => {
    const part = after.get(name);
    return part ? [...claimFaults(part, after), ...needsOf(part, after)] : [];
  }),
  ...losses(before, after, changed),
];
