import type { Question } from '@bidwright/contract-opportunities';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Box, Button, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { Accepted } from './answering/Accepted.tsx';
import { Draft } from './answering/Draft.tsx';
import { useAnswering } from './answering/useAnswering.ts';
import type { Proposals } from './answering/useProposals.ts';
import { GivenLine } from './giving/GivenLine.tsx';
import type { Giving } from './giving/useGivingMenu.tsx';
import { StateTag } from './StateTag.tsx';
import { useQuestionText } from './useQuestionText.ts';

interface QuestionPanelProps {
  question: Question;
  proposals: Proposals;
  mayEdit: boolean;
  onGive: (giving: Giving) => void;
  position: string;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
}

/** One question whole: what the library proposes, or the answer that was accepted, with its sources. */
export const QuestionPanel = ({ question, proposals, mayEdit, onGive, ...walk }: QuestionPanelProps) => {
  const text = useQuestionText();
  const errorText = useErrorText();
  const answering = useAnswering();
  const { number, section, state } = question;
  const { found, error, retry, mayAsk } = proposals;
  const proposed = found.get(question.text);

  const open = () => {
    if (!mayEdit) return <Box sx={{ color: 'text.secondary' }}>{text('notYet')}</Box>;
    if (!mayAsk) return <Box sx={{ color: 'text.secondary' }}>{text('noLibrary')}</Box>;
    if (error && !proposed) return <Failed title={text('texts.failed')} text={errorText(error)} onRetry={retry} />;
    if (!proposed) return <LoadingRows rows={4} />;
    return (
      <Draft
        key={question.version}
        question={question}
        proposed={proposed}
        answering={answering}
        onDone={() => walk.onNext?.()}
      />
    );
  };
  return (
    <RecordDrawer
      open
      title={number ? text('numbered', { number }) : text('one')}
      subtitle={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingBlockStart: 0.5 }}>
          <StateTag state={state} />
          <bdi>{section}</bdi>
        </Box>
      }
      {...walk}
    >
      <Box dir="auto" sx={{ fontWeight: 500, whiteSpace: 'pre-line', marginBlockEnd: 2 }}>
        {question.text}
      </Box>
      <GivenLine question={question} onGive={mayEdit ? onGive : undefined} />
      {state === 'Accepted' ? (
        <Accepted question={question} texts={proposed?.texts ?? []} answering={mayEdit ? answering : undefined} />
      ) : (
        open()
      )}
      {state === 'Rejected' && mayEdit && (
        <Button onClick={() => void answering.clear(question)} sx={{ marginBlockStart: 2 }}>
          {text('reopen')}
        </Button>
      )}
    </RecordDrawer>
  );
};
