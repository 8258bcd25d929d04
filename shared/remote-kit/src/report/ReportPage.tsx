import type { ErrorInfo } from '@bidwright/contract-kit';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../intl/useErrorText.ts';
import { useFieldMessage } from '../intl/useFieldMessage.ts';
import { Failed } from '../ui/Failed.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { Page } from '../ui/Page.tsx';
import { ExportMenu, type FileAnswer, type FileFormat } from './ExportMenu.tsx';
import { LoadingBars } from './LoadingBars.tsx';

export interface ReportPageProps<Answer> {
  /** What a picture of its chart is called, without its ending. */
  name: string;
  title: string;
  /** Where all reports are listed. */
  catalogue: string;
  /** What the report says. */
  about: ReactNode;
  /** How its figures are asked for. */
  query: {
    data?: Answer;
    currentData?: Answer;
    error?: ErrorInfo;
    isFetching: boolean;
    refetch: () => unknown;
  };
  parameters: ReactNode;
  /** What a parameter that the service refuses is called. */
  parameterName: (name: string) => string;
  /** Asks for a file of the figures. */
  onFile: (format: FileFormat, answer: Answer) => Promise<FileAnswer>;
  /** Beside the menu of files. */
  actions?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** In the place of its chart and of its table. */
const Meanwhile = () => (
  <>
    <Card sx={{ padding: 2 }}>
      <LoadingBars height={280} />
    </Card>
    <Card>
      <LoadingRows rows={6} height={40} />
    </Card>
  </>
);

/** A report: what it says, its parameters, its figures or why there are none, and the ways to keep it. */
export const ReportPage = <Answer,>({ title, catalogue, about, query, children, ...more }: ReportPageProps<Answer>) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const place = useRef<HTMLDivElement>(null);
  const { data, currentData, isFetching } = query;
  // Figures of the parameters before stay in sight until the new ones are there, but open nothing.
  const old = isFetching && !currentData;
  const failed = query.error;
  const answer = failed ? currentData : data;
  // A parameter that is refused is named; asking the same again would not help.
  const refused = Object.entries(failed?.fields ?? {}).map(
    ([name, found]) => `${more.parameterName(name)}: ${fieldMessage(found)}`,
  );
  return (
    <Page
      title={title}
      parents={[{ title: intl.formatMessage({ id: 'kit.report.catalogue' }), url: catalogue }]}
      actions={
        <Box sx={{ display: 'flex', gap: 1, '@media print': { display: 'none' } }}>
          <ExportMenu
            name={more.name}
            place={place}
            onFile={answer === undefined ? undefined : (format) => more.onFile(format, answer)}
          />
          {more.actions}
        </Box>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720, marginBlockEnd: 1.5 }}>
        {about}
      </Typography>
      {more.parameters}
      <Box
        ref={place}
        aria-busy={isFetching}
        inert={old}
        sx={{ display: 'grid', gap: 1.5, marginBlockStart: 1.5, ...(old && { opacity: 0.6 }) }}
      >
        {failed && (
          <Failed
            title={intl.formatMessage({ id: 'kit.report.failed' })}
            text={refused.join(' · ') || errorText(failed)}
            reference={refused.length > 0 ? undefined : failed.requestId}
            onRetry={refused.length > 0 ? undefined : () => void query.refetch()}
          />
        )}
        {answer === undefined && !failed && <Meanwhile />}
        {answer !== undefined && children(answer)}
      </Box>
    </Page>
  );
};
