import type { Question, QuestionSource } from '@bidwright/contract-opportunities';
import type { OfferedText, ProposedAnswer } from '@bidwright/contract-rfp-library';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useQuestionText } from '../useQuestionText.ts';
import { EditAnswer } from './EditAnswer.tsx';
import { OtherTexts } from './OtherTexts.tsx';
import { Sentences } from './Sentences.tsx';
import { textOf, type useAnswering } from './useAnswering.ts';

const sourcesOf = ({ id, sectionTitle, sentences }: OfferedText): QuestionSource[] =>
  sentences.map((sentence) => ({ entry: id, title: sectionTitle.name, sentence }));

interface DraftProps {
  question: Question;
  proposed: ProposedAnswer;
  answering: ReturnType<typeof useAnswering>;
  /** Goes on with the next question. */
  onDone: () => void;
}

/** What the library proposes: sentences with their sources, to be accepted, edited, exchanged or rejected. */
export const Draft = ({ question, proposed, answering, onDone }: DraftProps) => {
  const text = useQuestionText();
  const [sources, setSources] = useState<QuestionSource[]>(proposed.sentences);
  const [editing, setEditing] = useState(false);
  const then = (done: boolean) => {
    if (done) onDone();
    return done;
  };
  const accept = async (answer: string) => then(await answering.accept(question, answer, sources));
  const has = ({ id, sentences }: OfferedText) =>
    sentences.every((sentence) => sources.some((one) => one.entry === id && one.sentence === sentence));
  const reject = question.state === 'Open' && (
    <Button onClick={async () => then(await answering.reject(question))}>{text('reject')}</Button>
  );
  const shown = () => {
    if (editing) return <EditAnswer answer={textOf(sources)} onSave={accept} onCancel={() => setEditing(false)} />;
    if (sources.length === 0)
      return (
        <>
          <Box sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>{text('noProposal')}</Box>
          {reject}
        </>
      );
    return (
      <>
        <Sentences
          label={text('proposed')}
          sources={sources}
          texts={proposed.texts}
          onRemove={(at) => setSources(sources.filter((_one, n) => n !== at))}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}>
          <Button variant="contained" onClick={() => void accept(textOf(sources))}>
            {text('accept')}
          </Button>
          <Button variant="outlined" onClick={() => setEditing(true)}>
            {text('edit')}
          </Button>
          {reject}
        </Box>
      </>
    );
  };
  const others = proposed.texts.filter((one) => !has(one));
  return (
    <>
      {shown()}
      {others.length > 0 && (
        <OtherTexts
          texts={others}
          onUse={(one) => setSources(sourcesOf(one))}
          onAdd={(one) => setSources([...sources, ...sourcesOf(one)])}
        />
      )}
    </>
  );
};
