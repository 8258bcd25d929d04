import { type ErrorInfo, endingOf, fileTypes, maxFileBytes } from '@bidwright/contract-kit';
import { proposalTypes, type Sections } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Card, Failed, FileInput, LoadingRows, Page, Typography } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Upload from '@mui/icons-material/UploadFileOutlined';
import { Suspense, useRef, useState } from 'react';
import { MayNot } from '../rights/MayNot.tsx';
import { useMay } from '../rights/useMay.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { readSections } from './readSections.ts';

const TextsTable = lazy(async () => ({ default: (await import('./TextsTable.tsx')).TextsTable }));

const endings = proposalTypes.flatMap((type) => fileTypes[type]);

/** Refusals of a file that the page says in the person's language. */
const told = new Set(['damaged', 'encrypted', 'no-text', 'too-large', 'too-slow', 'too-many', 'type']);

/** Brings a Word or PDF proposal into the library, cut into sections at its headings. Nothing is kept before it is looked at. */
export const ImportPage = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { carry } = useMay();
  const input = useRef<HTMLInputElement>(null);
  const [cut, setCut] = useState<Sections & { name: string }>();
  const [reading, setReading] = useState(false);
  const [refused, setRefused] = useState<{ name: string; text: string }>();

  const wordsOf = (error: ErrorInfo) => {
    const problem = error.code === 'type-not-kept' ? 'type' : error.code.replace(/^proposal-/, '');
    return told.has(problem) ? intl.formatMessage({ id: `rfp-library.import.${problem}` }) : errorText(error);
  };

  const read = async (file: File | undefined) => {
    if (!file) return;
    const problem =
      file.size > maxFileBytes ? 'too-large' : endings.some((one) => one === endingOf(file.name)) ? undefined : 'type';
    const refuse = (text: string) => setRefused({ name: file.name, text });
    if (problem) return refuse(intl.formatMessage({ id: `rfp-library.import.${problem}` }));
    setRefused(undefined);
    setReading(true);
    const answer = await readSections(file);
    setReading(false);
    if (answer.error) return refuse(wordsOf(answer.error));
    return setCut({ name: file.name, ...answer });
  };

  if (!carry)
    return (
      <Page width="form" title={intl.formatMessage({ id: 'rfp-library.import.page' })}>
        <MayNot />
      </Page>
    );
  return (
    <Page
      width="form"
      title={intl.formatMessage({ id: 'rfp-library.import.page' })}
      beside={
        cut && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <bdi>{cut.name}</bdi>
          </Box>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card sx={{ padding: 2, overflow: 'visible' }}>
          {!cut && (
            <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1.5 }}>
              <FormattedMessage id="rfp-library.import" />
            </Typography>
          )}
          {refused && (
            <Box sx={{ marginBlockEnd: 2 }}>
              <Failed
                title={intl.formatMessage({ id: 'rfp-library.import.failed' }, { name: refused.name })}
                text={refused.text}
              />
            </Box>
          )}
          {cut ? (
            <ReviewForm {...cut} onCancel={() => setCut(undefined)} />
          ) : (
            <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
              <Box sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
                <FormattedMessage id="rfp-library.import.help" />
              </Box>
              <Button
                variant="contained"
                startIcon={<Upload />}
                loading={reading}
                loadingPosition="start"
                onClick={() => input.current?.click()}
              >
                <FormattedMessage id={reading ? 'rfp-library.import.reading' : 'rfp-library.import.choose'} />
              </Button>
              <FileInput
                ref={input}
                label={intl.formatMessage({ id: 'rfp-library.import.choose' })}
                accept={endings.map((ending) => `.${ending}`).join()}
                onFile={(file) => void read(file)}
              />
            </Box>
          )}
        </Card>
        {!cut && (
          <Suspense fallback={<LoadingRows rows={2} />}>
            <TextsTable />
          </Suspense>
        )}
      </Box>
    </Page>
  );
};
