import type { InputFrom } from '@bidwright/contract-kit';
import { type QuestionTables, readQuestions } from '@bidwright/contract-opportunities';
import { ChoiceField, Form, FormActions, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Segments } from '@bidwright/remote-kit/ui';
import { type ReactNode, useState } from 'react';
import { useQuestionText } from '../useQuestionText.ts';
import type { Columns } from './useReadingList.ts';

const schema = readQuestions.input.pick(['question', 'answer']);
type Said = InputFrom<typeof schema>;

interface ColumnsFormProps {
  tables: QuestionTables['tables'];
  waiting: ReactNode;
  onRead: (columns: Columns) => Promise<Outcome>;
  onCancel: () => void;
}

/** Asks in which columns the questions stand and their answers go, where the headings do not say. */
export const ColumnsForm = ({ tables, waiting, onRead, onCancel }: ColumnsFormProps) => {
  const intl = useIntl();
  const text = useQuestionText();
  const [sheet, setSheet] = useState(String((tables.find(({ question }) => question) ?? tables[0])?.at ?? 1));
  const table = tables.find(({ at }) => String(at) === sheet);
  const columns = table?.columns ?? [];
  const nameOf = (at: string) => {
    const { name = '', samples = [] } = columns.find((one) => String(one.at) === at) ?? {};
    const said = [name, ...samples].filter(Boolean).join(' · ');
    return said ? text('columnOf', { at, said }) : text('emptyColumn', { at });
  };
  const choices = columns.map(({ at }) => String(at));
  const read = ({ question, answer }: Said) =>
    onRead({ sheet: Number(sheet), question: Number(question), answer: Number(answer) });
  return (
    <>
      <Box sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>{text('columnsHelp')}</Box>
      {tables.length > 1 && (
        <Segments
          label={text('table')}
          choices={tables.map(({ at, name }, n) => ({
            value: String(at),
            label: name || text('tableOf', { at: n + 1 }),
          }))}
          value={sheet}
          onChange={setSheet}
        />
      )}
      <Form<Said>
        key={sheet}
        schema={schema}
        initial={{ question: table?.question ?? undefined, answer: table?.answer ?? undefined }}
        onSubmit={read}
        onCancel={onCancel}
      >
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          <ChoiceField name="question" label={text('questionColumn')} choices={choices} text={nameOf} />
          <ChoiceField name="answer" label={text('answerColumn')} choices={choices} text={nameOf} />
          {waiting ?? (
            <FormActions submit={text('start')} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
          )}
        </Box>
      </Form>
    </>
  );
};
