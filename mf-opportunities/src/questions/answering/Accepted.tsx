import type { Question } from '@bidwright/contract-opportunities';
import type { OfferedText } from '@bidwright/contract-rfp-library';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useQuestionText } from '../useQuestionText.ts';
import { EditAnswer } from './EditAnswer.tsx';
import { Sentences } from './Sentences.tsx';
import { textOf, type useAnswering } from './useAnswering.ts';

interface AcceptedProps {
  question: Question;
  texts: readonly OfferedText[];
  /** Without it the answer can only be read. */
  answering?: ReturnType<typeof useAnswering>;
}

/** An accepted answer: as it is, and where it comes from. */
export const Accepted = ({ question, texts, answering }: AcceptedProps) => {
  const text = useQuestionText();
  const [editing, setEditing] = useState(false);
  const { answer, sources } = question;
  if (editing && answering)
    return (
      <EditAnswer
        answer={answer ?? ''}
        onSave={(now) => answering.accept(question, now, sources)}
        onCancel={() => setEditing(false)}
      />
    );
  const isEdited = answer !== textOf(sources);
  return (
    <>
      {isEdited && (
        <>
          <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            {answer}
          </Box>
          <Box component="h3" sx={{ typography: 'h3', marginBlock: 1.5 }}>
            {text('sources')}
          </Box>
        </>
      )}
      <Sentences label={text(isEdited ? 'sources' : 'answer')} sources={sources} texts={texts} />
      {answering && (
        <Box sx={{ display: 'flex', gap: 1, marginBlockStart: 2 }}>
          <Button variant="outlined" onClick={() => setEditing(true)}>
            {text('edit')}
          </Button>
          <Button onClick={() => void answering.clear(question)}>{text('clear')}</Button>
        </Box>
      )}
    </>
  );
};
