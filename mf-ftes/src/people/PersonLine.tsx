import type { Reference } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Link, Tag } from '@bidwright/remote-kit/ui';
import { memo } from 'react';
import { cutName } from '../cutName.ts';
import type { Column } from '../plan/grid/columns.ts';
import { levelKey } from '../skills/levels.ts';
import { bandOf, shareOf } from '../year/band.ts';
import { percent } from '../year/load.ts';
import type { PersonRow } from './rowsOf.ts';

interface PersonLineProps {
  row: PersonRow;
  columns: readonly Column[];
  withLevels: boolean;
  onPlace?: (person: Reference) => void;
  withChance: boolean;
  /** Its place in the whole table, the head counted as 1. */
  index: number;
}

type Intl = ReturnType<typeof useIntl>;

const aboutLook = { ...cutName, typography: 'caption', color: 'text.secondary' } as const;

/**
 * A month: how full it is of the time that the person works. Its look is the table’s, and it is no component: a thousand of them, each with
 * a style of its own, take long.
 */
const monthOf = (intl: Intl, load: number, capacity: number, { number, title }: Column) => {
  const share = shareOf(load, capacity);
  const said = intl.formatMessage({ id: 'ftes.people.month' }, { month: title, load: share });
  return (
    <td key={number} aria-label={said} title={said} data-band={bandOf(share)}>
      <div className="month">{intl.formatNumber(percent(share))}</div>
    </td>
  );
};

/** A person and their months; the name leads to all of the person's work. */
export const PersonLine = memo(({ row, columns, withLevels, onPlace, withChance, index }: PersonLineProps) => {
  const intl = useIntl();
  const { person, position, teams, hasLeft, skills, capacities, loads, free, chance } = row;
  const places = teams.map(({ name }) => name);
  const known = skills.map(({ name, level }) =>
    withLevels
      ? intl.formatMessage({ id: 'ftes.skill.at' }, { skill: name, level: intl.formatMessage({ id: levelKey(level) }) })
      : name,
  );
  // What was asked for comes first: what is left of a line is cut.
  const about = [position, ...(withLevels ? [...known, ...places] : [...places, ...known])].filter(Boolean).join(' · ');
  const share = (value: number | undefined) =>
    value === undefined ? '–' : intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <tr aria-rowindex={index} data-person={hasLeft ? undefined : person.id}>
      <th scope="row">
        <Link href={`/user/ftes/${person.id}`} color="inherit" dir="auto" sx={{ ...cutName, fontWeight: 500 }}>
          {person.name}
        </Link>
        {hasLeft ? (
          <Tag tone="warning">{intl.formatMessage({ id: 'ftes.people.left' })}</Tag>
        ) : (
          <Box component="bdi" title={about} sx={aboutLook}>
            {about}
          </Box>
        )}
      </th>
      <Box component="td" sx={{ fontWeight: 600, color: free > 0 ? undefined : 'text.secondary' }}>
        <bdi>{share(hasLeft ? undefined : Math.max(0, free))}</bdi>
      </Box>
      {onPlace && (
        <td>
          <Button
            size="small"
            aria-label={intl.formatMessage({ id: 'ftes.role.placeOf' }, { name: person.name })}
            onClick={() => onPlace(person)}
          >
            {intl.formatMessage({ id: 'ftes.role.place' })}
          </Button>
        </td>
      )}
      {withChance && (
        <td>
          <bdi>{share(chance)}</bdi>
        </td>
      )}
      {columns.map((column, at) => monthOf(intl, loads[at] ?? 0, capacities[at] ?? 0, column))}
    </tr>
  );
});
