import type { PersonCapacity } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ChoiceChip, ParameterFrame } from '@bidwright/remote-kit/report';
import { FilterChip } from '@bidwright/remote-kit/table';
import { useMemo } from 'react';
import { useColumns } from '../plan/grid/columns.ts';
import { levelKey, levels } from '../skills/levels.ts';
import { type Filters, monthText, shares, spans, withSpan } from './filters.ts';

interface PeopleFiltersProps {
  /** All who may be shown: what they are and where they belong can be chosen. */
  people: readonly PersonCapacity[];
  filters: Filters;
  first: number;
  onChange: (part: Partial<Filters>) => void;
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);

/** Each of some records once, by name. */
const optionsOf = (records: readonly Reference[]) =>
  [...new Map(records.map(({ id, name }) => [id, name]))].map(([value, label]) => ({ value, label })).toSorted(byLabel);

const positionsOf = (people: readonly PersonCapacity[]) =>
  [...new Set(people.flatMap(({ position }) => position ?? []))]
    .map((value) => ({ value, label: value }))
    .toSorted(byLabel);

/** What can be chosen; gathered once for the same people, who may be thousands. */
const useOptions = (people: readonly PersonCapacity[]) =>
  useMemo(
    () => ({
      teams: optionsOf(people.flatMap((one) => one.teams)),
      positions: positionsOf(people),
      skills: optionsOf(people.flatMap((one) => one.skills ?? [])),
    }),
    [people],
  );

/** Whom to show: by team, position, skill, and how much of which months is free. */
export const PeopleFilters = ({ people, filters, first, onChange }: PeopleFiltersProps) => {
  const intl = useIntl();
  const { teams, positions, skills, level, free, from, to, span } = filters;
  const options = useOptions(people);
  const text = (id: string) => intl.formatMessage({ id: `ftes.people.${id}` });
  const months = useColumns({ first, count: Number(span) }).map(({ number, title }) => ({
    value: monthText(number),
    label: title,
  }));
  return (
    <ParameterFrame
      count={[teams.length > 0, positions.length > 0, skills.length > 0, free, from ?? to].filter(Boolean).length}
      onClear={() =>
        onChange({
          teams: [],
          positions: [],
          skills: [],
          level: undefined,
          free: undefined,
          from: undefined,
          to: undefined,
        })
      }
    >
      <ChoiceChip
        label={text('free')}
        names={shares.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'ftes.people.free.atLeast' }, { share: Number(value) / 100 }),
        }))}
        value={free}
        onChange={(share) => onChange({ free: share })}
      />
      {free && (
        <>
          <ChoiceChip
            label={text('from')}
            names={months}
            value={from}
            onChange={(month) => onChange({ from: month })}
          />
          <ChoiceChip label={text('to')} names={months} value={to} onChange={(month) => onChange({ to: month })} />
        </>
      )}
      <FilterChip
        label={text('team')}
        options={options.teams}
        value={teams}
        onChange={(chosen) => onChange({ teams: chosen })}
      />
      <FilterChip
        label={text('position')}
        options={options.positions}
        value={positions}
        onChange={(chosen) => onChange({ positions: chosen })}
      />
      <FilterChip
        label={text('skill')}
        options={options.skills}
        value={skills}
        onChange={(chosen) => onChange({ skills: chosen, level: chosen.length > 0 ? level : undefined })}
      />
      {skills.length > 0 && (
        <ChoiceChip
          label={text('level')}
          names={levels.map((value) => ({
            value,
            label: intl.formatMessage(
              { id: 'ftes.skill.atLeast' },
              { level: intl.formatMessage({ id: levelKey(value) }) },
            ),
          }))}
          value={level}
          onChange={(chosen) => onChange({ level: chosen })}
        />
      )}
      <ChoiceChip
        label={text('months')}
        names={spans.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'ftes.people.months.count' }, { count: Number(value) }),
        }))}
        value={span}
        onChange={(chosen) => onChange(withSpan(chosen ?? '12', filters))}
        always
      />
    </ParameterFrame>
  );
};
