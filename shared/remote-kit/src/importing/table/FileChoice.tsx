import type { ImportFile } from '@bidwright/contract-kit';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileInput } from '../../ui/FileInput.tsx';

export interface FileChoiceProps {
  file: ImportFile | undefined;
  busy: boolean;
  onFile: (file: File) => void;
  /** Endings of files that are offered; tables unless given. */
  accept?: string;
  /** What may be chosen. */
  help?: ReactNode;
}

/** The table that is imported. */
export const FileChoice = ({ file, busy, onFile, accept = '.csv,.xlsx', help }: FileChoiceProps) => {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <FileInput ref={input} label={intl.formatMessage({ id: 'kit.import.file' })} accept={accept} onFile={onFile} />
      <Button
        variant={file ? 'outlined' : 'contained'}
        startIcon={<Upload />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id={file ? 'kit.import.another' : 'kit.import.choose'} />
      </Button>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {file ? (
          <FormattedMessage id="kit.import.read" values={{ name: <bdi>{file.name}</bdi>, rows: file.rows }} />
        ) : (
          (help ?? <FormattedMessage id="kit.import.help" />)
        )}
      </Box>
    </Box>
  );
};
