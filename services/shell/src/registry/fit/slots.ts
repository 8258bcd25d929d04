import { shellName } from '@bidwright/contract-shell';
import type { Need } from './need.ts';
import { type Part, shellOf, type World } from './part.ts';

const ownerOf = (slot: string) => slot.split('/', 1)[0] ?? '';

const withoutVersion = (slot: string) => slot.replace(/\/v\d+$/, '');

const offersOf = (owner: string, world: World): string[] => world.get(owner)?.file.offers.map(({ slot }) => slot) ?? [];

const hintOf = (slot: string, offers: string[]) => {
  const others = offers.filter((offer) => withoutVersion(offer) === withoutVersion(slot));
  return others.length > 0 ? `; it offers ${others.join(', ')}` : '';
};

/** Places that a version fills and nobody offers. */
export const slotNeeds = ({ name, version, file }: Part, world: World): Need[] =>
  file.slots.flatMap(({ slot }, at): Need[] => {
    const owner = ownerOf(slot);
    if (owner === shellName && !shellOf(world)) return [];
    const offers = offersOf(owner, world);
    if (offers.includes(slot)) return [];
    return [
      {
        key: `${name} slot ${slot}`,
        reason: {
          code: 'unknown-slot',
          path: `file.slots[${at}].slot`,
          message: `${owner} offers no slot ${slot}${hintOf(slot, offers)}`,
        },
        lost: {
          code: 'slot-withdrawn',
          path: 'file.offers',
          message: `${name} ${version} fills the slot ${slot} of ${owner}, which would be gone`,
        },
      },
    ];
  });
