import type { Need } from './need.ts';
import type { Part, World } from './part.ts';

const destinationsOf = (world: World): Set<string> =>
  new Set([...world.values()].flatMap(({ file }) => file.destinations.map(({ name }) => name)));

/** Pages of others that a version leads to, cannot do without, and nobody has. */
export const linkNeeds = ({ name, version, file }: Part, world: World): Need[] => {
  const known = destinationsOf(world);
  return file.links.flatMap((link, at): Need[] => {
    if (link.optional || known.has(link.name)) return [];
    return [
      {
        key: `${name} link ${link.name}`,
        reason: {
          code: 'unknown-destination',
          path: `file.links[${at}].name`,
          message: `No module has a destination ${link.name}; a link that can do without says "optional": true`,
        },
        lost: {
          code: 'destination-withdrawn',
          path: 'file.destinations',
          message: `${name} ${version} leads to ${link.name}, which would be gone`,
        },
      },
    ];
  });
};
