import type { QuestionList } from '@bidwright/contract-opportunities';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { download } from '@bidwright/remote-kit/store';
import { Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { useExportQuestions } from './questionsApi.ts';
import { useQuestionText } from './useQuestionText.ts';

/** The file as it came, with the accepted answers in it. */
export const ExportButton = ({ list }: { list: QuestionList }) => {
  const text = useQuestionText();
  const alert = useAlert();
  const errorText = useErrorText();
  const [ask, { isLoading }] = useExportQuestions();
  const start = async () => {
    const { data, error } = await ask({ document: list.document.id });
    if (error) return alert({ severity: 'error', text: errorText(error) });
    const { name, mediaType, content } = data.file;
    download({ url: `data:${mediaType};base64,${content}`, name });
    alert({ severity: 'success', text: text('exported', { written: data.written, all: data.questions }) });
  };
  return (
    <Button
      variant="contained"
      startIcon={<Download />}
      loading={isLoading}
      loadingPosition="start"
      disabled={list.accepted === 0}
      onClick={() => void start()}
    >
      {text('export')}
    </Button>
  );
};
