import {
  type ProposalPlan,
  type ProposalSection,
  proposalSections,
  sectionStates,
} from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { type Column, DataTable } from '@bidwright/remote-kit/table';
import { Box, Day, Empty, SectionCard, Tag } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Plan from '@mui/icons-material/EventNoteOutlined';
import { Suspense, useState } from 'react';
import { usePeople } from '../api.ts';
import type { OpportunityRecord } from '../opportunities/OpportunityRecord.ts';
import { useUpdateSection } from './proposalApi.ts';
import { usePicking } from './usePicking.tsx';
import { useProposalText } from './useProposalText.ts';
import { useStepName } from './useStepName.ts';
import { useWrite } from './useWrite.ts';

const SectionDialog = lazy(async () => ({ default: (await import('./SectionDialog.tsx')).SectionDialog }));

const nobody = 'nobody';
const tones = { 'Not started': 'plain', Drafting: 'info', 'In review': 'warning', Done: 'success' } as const;

interface SectionsTableProps {
  record: OpportunityRecord;
  plan: ProposalPlan;
}

/** What is shown of a section, and the menu that its cells open. */
const useSectionColumns = ({ record, plan }: SectionsTableProps) => {
  const intl = useIntl();
  const text = useProposalText();
  const people = usePeople();
  const person = usePerson();
  const [update] = useUpdateSection();
  const write = useWrite();
  const { open, menu } = usePicking();
  const mayEdit = (row: ProposalSection) => can(proposalSections.rights.update, person, { ...row, parent: record });
  const change = ({ id, version }: ProposalSection, changes: Partial<ProposalSection>) =>
    void write(update({ id, version, changes }));

  const { ofKind } = useStepName();
  const choices = {
    state: sectionStates.map((value) => ({ value, label: text(`state.${value}`) })),
    readyFor: plan.steps.map(({ kind }) => ({ value: kind, label: ofKind(plan, kind) })),
  };
  const chosen = (id: 'state' | 'readyFor', width: number, cell: Column<ProposalSection>['cell']) => ({
    id,
    header: text(id),
    width,
    cell,
    key: id === 'state',
    edit: (row: ProposalSection) =>
      mayEdit(row)
        ? (anchor: HTMLElement) =>
            open({
              anchor,
              label: text(id),
              options: choices[id],
              value: row[id],
              onPick: (value) => change(row, { [id]: value }),
            })
        : undefined,
  });
  const personIn = (id: 'writer' | 'reviewer'): Column<ProposalSection> => ({
    id,
    header: text(id),
    width: 170,
    cell: (row) =>
      row[id] ? (
        <bdi>{row[id].name}</bdi>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {text('nobody')}
        </Box>
      ),
    key: id === 'writer',
    from: id === 'writer' ? undefined : 'lg',
    edit: (row) =>
      mayEdit(row)
        ? (anchor) =>
            open({
              anchor,
              label: text(id),
              options: [
                { value: nobody, label: text('nobody') },
                ...(people ?? []).map(({ id: value, name: label }) => ({ value, label })),
              ],
              value: row[id]?.id ?? nobody,
              onPick: (picked) => {
                const found = people?.find((one) => one.id === picked);
                change(row, { [id]: found ? { id: found.id, name: found.name } : null });
              },
            })
        : undefined,
  });
  const pages = ({ pages: written, maxPages }: ProposalSection) => {
    if (maxPages === null) return written === null ? '' : intl.formatNumber(written);
    const isOver = (written ?? 0) > maxPages;
    return (
      <Box component="bdi" sx={isOver ? { color: 'error.main', fontWeight: 500 } : undefined}>
        {text('partOf', { part: written ?? 0, of: maxPages })}
      </Box>
    );
  };
  const columns: Column<ProposalSection>[] = [
    { id: 'title', header: text('section'), cell: ({ title }) => <bdi>{title}</bdi> },
    personIn('writer'),
    personIn('reviewer'),
    chosen('state', 140, ({ state }) => <Tag tone={tones[state]}>{text(`state.${state}`)}</Tag>),
    { id: 'pages', header: text('pages'), width: 110, cell: pages },
    chosen('readyFor', 140, ({ readyFor }) => <bdi>{ofKind(plan, readyFor)}</bdi>),
    { id: 'due', header: text('due'), width: 120, key: true, cell: ({ due }) => <Day date={due} /> },
  ];
  return { columns, menu, mayEdit };
};

/** The sections of a proposal; who writes, who reviews and how far they are is changed in the cells, all else in a dialog. */
export const SectionsTable = ({ record, plan }: SectionsTableProps) => {
  const text = useProposalText();
  const { columns, menu, mayEdit } = useSectionColumns({ record, plan });
  const [opened, setOpened] = useState<string>();
  const current = plan.sections.find(({ id }) => id === opened);
  return (
    <SectionCard title={text('sections')} count={plan.sections.length}>
      <DataTable<ProposalSection>
        label={text('sections')}
        columns={columns}
        rows={plan.sections}
        current={opened}
        onOpen={plan.sections.some(mayEdit) ? ({ id }) => setOpened(id) : undefined}
        empty={<Empty icon={<Plan />} title={text('noSections')} />}
      />
      {menu}
      <Suspense>
        {current && mayEdit(current) && (
          <SectionDialog
            opportunityId={record.id}
            place={current.place ?? 0}
            section={current}
            plan={plan}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </SectionCard>
  );
};
