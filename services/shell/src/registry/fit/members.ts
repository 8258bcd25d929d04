import { satisfies, validRange } from 'semver';
import type { Need } from './need.ts';
import { type Part, shellOf, type World } from './part.ts';

const place = (list: string, name: string) => `${list}[${JSON.stringify(name)}]`;

/** What a version's code takes from the shell and the shell does not have. */
export const memberNeeds = ({ name, version, uses }: Part, world: World): Need[] => {
  const shell = shellOf(world);
  if (!shell) return [];
  return Object.entries(uses).flatMap(([from, members]) => {
    const known = new Set(shell.provides[from]?.members);
    return members
      .filter((member) => !known.has(member))
      .map((member) => ({
        key: `${name} member ${from} ${member}`,
        reason: {
          code: 'unknown-member',
          path: place('uses', from),
          message: `The shell ${shell.version} has no ${member} in ${from}`,
        },
        lost: {
          code: 'member-withdrawn',
          path: place('provides', from),
          message: `${name} ${version} uses ${member} of ${from}, which this shell does not have`,
        },
      }));
  });
};

const apiName = '@bidwright/shell-api';

/** Ranges of the shell's packages that a version runs with and the shell is outside of. */
export const rangeNeeds = ({ name, version, file, requires }: Part, world: World): Need[] => {
  const shell = shellOf(world);
  if (!shell || name === shell.name) return [];
  const wanted: [from: string, range: string, path: string][] = [
    [apiName, file.shellApi, 'file.shellApi'],
    ...Object.entries(requires).map(([from, range]): [string, string, string] => [
      from,
      range,
      place('requires', from),
    ]),
  ];
  return wanted.flatMap(([from, range, path]): Need[] => {
    const given = shell.provides[from]?.version;
    // A package that is not there at all is told member by member.
    if (!given || (validRange(range) && satisfies(given, range, { includePrerelease: true }))) return [];
    return [
      {
        key: `${name} range ${from}`,
        reason: {
          code: 'shell-range',
          path,
          message: `It runs with ${from} ${range}, and the shell ${shell.version} has ${given}`,
        },
        lost: {
          code: 'shell-range',
          path: place('provides', from),
          message: `${name} ${version} runs with ${from} ${range}, and this shell has ${given}`,
        },
      },
    ];
  });
};
