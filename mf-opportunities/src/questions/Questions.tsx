import type { Where } from '@bidwright/contract-kit';
import { type Question, questionStates, questions } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { DataTable } from '@bidwright/remote-kit/table';
import { Box, Button, Empty, Page, ProgressLine, Segments } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Quiz from '@mui/icons-material/QuizOutlined';
import { Suspense, useState } from 'react';
import { recordAddress } from '../opportunities/addresses.ts';
import { useParents } from '../opportunities/bid/neighbours/useParents.ts';
import type { OpportunityRecord } from '../opportunities/OpportunityRecord.ts';
import { useProposals } from './answering/useProposals.ts';
import { ExportButton } from './ExportButton.tsx';
import { ListMenu } from './ListMenu.tsx';
import { inOrder, ofList, useQuestionLists, useQuestions } from './questionsApi.ts';
import { useColumns } from './useColumns.tsx';
import { useQuestionText } from './useQuestionText.ts';

const ReadDialog = lazy(async () => ({ default: (await import('./reading/ReadDialog.tsx')).ReadDialog }));
const QuestionPanel = lazy(async () => ({ default: (await import('./QuestionPanel.tsx')).QuestionPanel }));

const size = 50;
const shownStates = ['All', ...questionStates] as const;
type Shown = (typeof shownStates)[number];

/** The questions of a bid: read from a file, answered from the library, and written back into the file. */
export const Questions = ({ record }: { record: OpportunityRecord }) => {
  const text = useQuestionText();
  const person = usePerson();
  const [picked, setPicked] = useState<string>();
  const [shown, setShown] = useState<Shown>('All');
  const [reading, setReading] = useState(false);
  const [opened, setOpened] = useState<string>();
  const { data: lists = [], isLoading } = useQuestionLists({ opportunity: record.id });
  const list = lists.find(({ document }) => document.id === picked) ?? lists[0];
  const filter: Where[] = shown === 'All' ? [] : [{ field: 'state', is: 'eq', value: shown }];
  const where = ofList(list?.document.id ?? 'none', filter);
  const { rows, total, from, table } = useQuestions({ where, sort: inOrder, limit: size });
  const mayEdit = can(questions.rights.create, person, { parent: record });
  const isOpen = ({ id, state }: Question) => state !== 'Accepted' || id === opened;
  const proposals = useProposals((mayEdit ? (rows ?? []) : []).filter(isOpen).map((row) => row.text));
  const columns = useColumns(proposals.found);
  const at = rows?.findIndex(({ id }) => id === opened) ?? -1;
  const current = rows?.[at];
  const step = (by: number) => {
    const to = rows?.[at + by]?.id;
    return to === undefined ? undefined : () => setOpened(to);
  };
  const all = list ? list.open + list.accepted + list.rejected : 0;
  const read = mayEdit && (
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
          {lists.length > 1 && list && <ListMenu lists={lists} list={list} onPick={setPicked} />}
          {list && read}
          {list && mayEdit && <ExportButton list={list} />}
        </>
      }
    >
      {list && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockEnd: 2 }}>
          <Segments
            label={text('shown')}
            choices={shownStates.map((value) => ({
              value,
              label: text(`shown.${value}`, {
                count: { All: all, Open: list.open, Accepted: list.accepted, Rejected: list.rejected }[value],
              }),
            }))}
            value={shown}
            onChange={setShown}
          />
          {proposals.left > 0 && !proposals.error && rows && (
            <Box sx={{ flex: 1, minWidth: 200 }}>
              <ProgressLine part={1 - proposals.left / Math.max(rows.length, proposals.left)}>
                {text('looking', { left: proposals.left })}
              </ProgressLine>
            </Box>
          )}
        </Box>
      )}
      {list || isLoading ? (
        <DataTable<Question>
          label={text('title')}
          columns={columns}
          {...table}
          current={opened}
          onOpen={({ id }) => setOpened(id)}
          empty={<Empty icon={<Quiz />} title={text(`none.${shown}`)} />}
          filters={{ count: shown === 'All' ? 0 : 1, onClear: () => setShown('All') }}
        />
      ) : (
        <Empty icon={<Quiz />} title={text('none')} text={text(mayEdit ? 'noneYet' : 'noneHere')}>
          {read}
        </Empty>
      )}
      <Suspense>
        {reading && <ReadDialog record={record} onRead={setPicked} onClose={() => setReading(false)} />}
        {current && (
          <QuestionPanel
            key={current.id}
            question={current}
            proposals={proposals}
            mayEdit={mayEdit}
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
