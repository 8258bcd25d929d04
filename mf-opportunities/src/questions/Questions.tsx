import type { Where } from '@bidwright/contract-kit';
import { maxGiven, type Question, questions } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { ChosenBar, DataTable, type Sort } from '@bidwright/remote-kit/table';
import { Button, Empty, Page } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Quiz from '@mui/icons-material/QuizOutlined';
import { Suspense, useCallback, useState } from 'react';
import { recordAddress } from '../opportunities/addresses.ts';
import { useParents } from '../opportunities/bid/neighbours/useParents.ts';
import type { OpportunityRecord } from '../opportunities/OpportunityRecord.ts';
import { useChosen } from '../useChosen.ts';
import { useProposals } from './answering/useProposals.ts';
import { ExportButton } from './ExportButton.tsx';
import { GiveButtons } from './giving/GiveButtons.tsx';
import { useGivingMenu } from './giving/useGivingMenu.tsx';
import { ListMenu } from './ListMenu.tsx';
import { countOf, everything, QuestionFilters } from './QuestionFilters.tsx';
import { inOrder, ofList, useQuestionLists, useQuestions } from './questionsApi.ts';
import { useColumns } from './useColumns.tsx';
import { useQuestionText } from './useQuestionText.ts';

const ReadDialog = lazy(async () => ({ default: (await import('./reading/ReadDialog.tsx')).ReadDialog }));
const QuestionPanel = lazy(async () => ({ default: (await import('./QuestionPanel.tsx')).QuestionPanel }));

const size = 50;

/** The questions of a bid: read from a file, given to people, answered from the library, and written back into the file. */
export const Questions = ({ record }: { record: OpportunityRecord }) => {
  const text = useQuestionText();
  const person = usePerson();
  const [picked, setPicked] = useState<string>();
  const [shown, setShown] = useState(everything);
  const [sort, setSort] = useState<Sort>(inOrder);
  const [reading, setReading] = useState(false);
  const [opened, setOpened] = useState<string>();
  const { data: lists = [], isLoading } = useQuestionLists({ opportunity: record.id });
  const list = lists.find(({ document }) => document.id === picked) ?? lists[0];
  const filter: Where[] = [
    ...(shown.state === 'All' ? [] : [{ field: 'state', is: 'eq' as const, value: shown.state }]),
    ...(shown.whose === 'mine' ? [{ field: 'owner', is: 'eq' as const, value: person.id }] : []),
  ];
  const where = ofList(list?.document.id ?? 'none', filter);
  const { rows, total, from, table } = useQuestions({ where, sort, limit: size });
  const mayRead = can(questions.rights.create, person, { parent: record });
  const mayEdit = useCallback(
    (row: Question) => can(questions.rights.update, person, { ...row, parent: record }),
    [person, record],
  );
  const isOpen = (row: Question) => mayEdit(row) && (row.state !== 'Accepted' || row.id === opened);
  const proposals = useProposals((rows ?? []).filter(isOpen).map((row) => row.text));
  const { open, menu } = useGivingMenu();
  const { selection, chosen, clear } = useChosen(rows);
  const columns = useColumns({ found: proposals.found, mayEdit, onGive: open });
  const at = rows?.findIndex(({ id }) => id === opened) ?? -1;
  const current = rows?.[at];
  const pick = (document: string) => {
    setPicked(document);
    clear();
  };
  const step = (by: number) => {
    const to = rows?.[at + by]?.id;
    return to === undefined ? undefined : () => setOpened(to);
  };
  const all = list ? list.open + list.accepted + list.rejected : 0;
  const read = mayRead && (
    <Button variant={list ? 'outlined' : 'contained'} startIcon={<Quiz />} onClick={() => setReading(true)}>
      {text('read')}
    </Button>
  );
  return (
    <Page
      title={text('title')}
      parents={[...useParents(), { title: record.solicitationName, url: recordAddress(record) }]}
      beside={list && <bdi>{text('answered', { answered: list.accepted, all })}</bdi>}
      actions={
        <>
          {lists.length > 1 && list && <ListMenu lists={lists} list={list} onPick={pick} />}
          {list && read}
          {list && mayRead && <ExportButton list={list} />}
        </>
      }
    >
      {list && <QuestionFilters list={list} shown={shown} onChange={setShown} proposals={proposals} rows={rows} />}
      {list || isLoading ? (
        <DataTable<Question>
          label={text('title')}
          columns={columns}
          {...table}
          sort={sort}
          onSort={setSort}
          selection={rows?.some(mayEdit) ? selection : undefined}
          current={opened}
          onOpen={({ id }) => setOpened(id)}
          empty={<Empty icon={<Quiz />} title={text(`none.${shown.state}`)} />}
          filters={{ count: countOf(shown), onClear: () => setShown(everything) }}
        />
      ) : (
        <Empty icon={<Quiz />} title={text('none')} text={text(mayRead ? 'noneYet' : 'noneHere')}>
          {read}
        </Empty>
      )}
      {chosen.length > 0 && (
        <ChosenBar narrow label={text('chosen')} count={chosen.length} onClear={clear}>
          <GiveButtons rows={chosen.slice(0, maxGiven)} onGive={open} />
        </ChosenBar>
      )}
      {menu}
      <Suspense>
        {reading && <ReadDialog record={record} onRead={pick} onClose={() => setReading(false)} />}
        {current && (
          <QuestionPanel
            key={current.id}
            question={current}
            proposals={proposals}
            mayEdit={mayEdit(current)}
            onGive={open}
            position={text('position', { at: from + at, total: total ?? 0 })}
            onPrevious={step(-1)}
            onNext={step(1)}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Page>
  );
};
