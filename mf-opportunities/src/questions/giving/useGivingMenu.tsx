import type { Question } from '@bidwright/contract-opportunities';
import { questions } from '@bidwright/contract-opportunities';
import { DateField } from '@bidwright/remote-kit/forms';
import { OptionsMenu } from '@bidwright/remote-kit/table';
import { type ReactNode, useState } from 'react';
import { usePeople } from '../../api.ts';
import { AddDialog } from '../../opportunities/bid/cards/AddDialog.tsx';
import { useQuestionText } from '../useQuestionText.ts';
import { useGiving } from './useGiving.ts';

/** What is asked for, of which questions, and where it opens. */
export interface Giving {
  anchor: HTMLElement;
  field: 'owner' | 'due';
  rows: readonly Question[];
}

const nobody = 'nobody';
const schema = questions.input.pick(['due']);

/** Asks who answers one question or many, or by when. */
export const useGivingMenu = () => {
  const text = useQuestionText();
  const people = usePeople();
  const give = useGiving();
  const [giving, setGiving] = useState<Giving>();
  const close = () => setGiving(undefined);
  const [first, ...others] = giving?.rows ?? [];
  const only = others.length === 0 ? first : undefined;

  const pick = (picked: string) => {
    close();
    const person = people?.find(({ id }) => id === picked);
    if (giving && (person || picked === nobody))
      void give(giving.rows, { owner: person ? { id: person.id, name: person.name } : null });
  };
  const owner = (anchor: HTMLElement) => (
    <OptionsMenu
      single
      anchor={anchor}
      label={text('owner')}
      options={[
        { value: nobody, label: text('nobody') },
        ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={only ? [only.owner?.id ?? nobody] : []}
      onClose={close}
      onPick={pick}
    />
  );
  const due = (rows: readonly Question[]) => (
    <AddDialog
      title={text('due')}
      submit={text('save')}
      schema={schema}
      initial={{ due: only?.due ?? null }}
      focus="due"
      onAdd={({ due: day = null }) => give(rows, { due: day })}
      onClose={close}
    >
      <DateField name="due" label={text('due')} />
    </AddDialog>
  );
  const menu: ReactNode = giving && (giving.field === 'owner' ? owner(giving.anchor) : due(giving.rows));
  return { open: setGiving, menu };
};
