import {
  type Requirement,
  type RequirementInput,
  requirementKinds,
  requirementStates,
} from '@bidwright/contract-opportunities';
import { type Column, OptionsMenu } from '@bidwright/remote-kit/table';
import { Box, Tag } from '@bidwright/remote-kit/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { usePeople } from '../api.ts';
import { AmendedTag, Place } from './Place.tsx';
import type { useEdits } from './useEdits.ts';
import { useRequirementText } from './useRequirementText.ts';

/** Fields that are chosen in their cells. */
type Chosen = 'kind' | 'state' | 'owner';

interface Editing {
  anchor: HTMLElement;
  field: Chosen;
  rows: readonly Requirement[];
}

const nobody = 'nobody';
const tones = {
  Open: 'plain',
  'In work': 'info',
  Written: 'info',
  Reviewed: 'success',
  'Not applicable': 'plain',
} as const;

/** Long demands take a few lines; all of one is in its panel. */
const few = {
  marginBlockStart: '8px',
  whiteSpace: 'normal',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};

/** Chooses a value of one or of many, where it stands. */
export const useChoosing = (edit: ReturnType<typeof useEdits>) => {
  const text = useRequirementText();
  const people = usePeople();
  const [editing, setEditing] = useState<Editing>();
  const close = () => setEditing(undefined);
  const options = (field: Chosen) =>
    field === 'owner'
      ? [
          { value: nobody, label: text('nobody') },
          ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]
      : { kind: requirementKinds, state: requirementStates }[field].map((value) => ({
          value,
          label: text(`${field}.${value}`),
        }));
  const pick = ({ field, rows }: Editing, picked: string) => {
    close();
    const person = people?.find(({ id }) => id === picked);
    if (field !== 'owner') void edit(rows, field, picked);
    else if (picked === nobody || person) void edit(rows, field, person ? { id: person.id, name: person.name } : null);
  };
  const menu: ReactNode = editing && (
    <OptionsMenu
      single
      anchor={editing.anchor}
      label={text(editing.field)}
      options={options(editing.field)}
      value={
        editing.rows.length === 1
          ? [
              editing.field === 'owner'
                ? (editing.rows[0]?.owner?.id ?? nobody)
                : (editing.rows[0]?.[editing.field] ?? ''),
            ]
          : []
      }
      onClose={close}
      onPick={(picked) => pick(editing, picked)}
    />
  );
  return { open: setEditing, menu };
};

interface Shown {
  mayEdit: (row: Requirement) => boolean;
  onEdit: (editing: Editing) => void;
}

/** Demands with where they stand, and what is said of each. */
export const useColumns = ({ mayEdit, onEdit }: Shown): Column<Requirement>[] => {
  const text = useRequirementText();
  return useMemo(() => {
    const chosen = (id: Chosen, width: number, cell: Column<Requirement>['cell']): Column<Requirement> => ({
      id,
      header: text(id),
      width,
      cell,
      key: id !== 'kind',
      edit: (row) => (mayEdit(row) ? (anchor) => onEdit({ anchor, field: id, rows: [row] }) : undefined),
    });
    const plain = (id: keyof RequirementInput & 'proposalSection'): Column<Requirement> => ({
      id,
      header: text(id),
      width: 160,
      from: 'lg',
      cell: (row) => <bdi>{row[id]}</bdi>,
    });
    return [
      {
        id: 'text',
        header: text('text'),
        cell: (row) => (
          <Box component="span" dir="auto" sx={few}>
            {row.text}
          </Box>
        ),
        below: (row) => (
          <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: '8px' }}>
            <AmendedTag amended={row.amended} />
            <Place {...row} />
          </Box>
        ),
      },
      chosen('kind', 130, ({ kind }) => text(`kind.${kind}`)),
      chosen('state', 140, ({ state }) => <Tag tone={tones[state]}>{text(`state.${state}`)}</Tag>),
      chosen('owner', 160, ({ owner }) => <bdi>{owner?.name ?? ''}</bdi>),
      plain('proposalSection'),
    ];
  }, [text, mayEdit, onEdit]);
};
