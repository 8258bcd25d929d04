import type { ImportFile } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, FileInput } from '@bidwright/remote-kit/ui';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { useRef } from 'react';

interface FileChoiceProps {
  file: ImportFile | undefined;
  busy: boolean;
  onFile: (file: File) => void;
}

/** The table that is imported. */
export const FileChoice = ({ file, busy, onFile }: FileChoiceProps) => {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <FileInput
        ref={input}
        label={intl.formatMessage({ id: 'opportunities.import.file' })}
        accept=".csv,.xlsx"
        onFile={onFile}
      />
      <Button
        variant={file ? 'outlined' : 'contained'}
        startIcon={<Upload />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id={file ? 'opportunities.import.another' : 'opportunities.import.choose'} />
      </Button>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {file ? (
          <FormattedMessage id="opportunities.import.read" values={{ name: <bdi>{file.name}</bdi>, rows: file.rows }} />
        ) : (
          <FormattedMessage id="opportunities.import.help" />
        )}
      </Box>
    </Box>
  );
};
