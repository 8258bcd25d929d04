import { fileTypes, maxFileBytes } from '@bidwright/contract-kit';
import { FieldFrame, useFormField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, FileInput } from '@bidwright/remote-kit/ui';
import Attach from '@mui/icons-material/AttachFileOutlined';
import { useRef } from 'react';

interface FileFieldProps {
  /** The field that keeps what the file is called. */
  name?: string;
  label?: string;
  required?: boolean;
  /** Endings of files that are of use here, such as `docx`; without them all that documents may have. */
  endings?: readonly string[];
  /** What the file may weigh. */
  maxBytes?: number;
  picked: File | undefined;
  onPick: (file: File) => void;
}

const allEndings = Object.values(fileTypes).flat();
const megabyte = 1024 * 1024;

/** The file of a document, by a button or dropped on the card. */
export const FileField = ({
  name = 'documentName',
  label: given,
  required = true,
  endings,
  maxBytes = maxFileBytes,
  picked,
  onPick,
}: FileFieldProps) => {
  const intl = useIntl();
  const max = maxBytes / megabyte;
  const kinds =
    endings &&
    intl.formatList(
      endings.map((ending) => ending.toUpperCase()),
      { type: 'disjunction' },
    );
  const label = given ?? intl.formatMessage({ id: 'opportunities.documents.file' });
  const field = useFormField<string | null>({ name, label });
  const input = useRef<HTMLInputElement>(null);
  const pick = (file: File) => {
    onPick(file);
    field.set(file.name);
  };
  return (
    <FieldFrame
      id={field.id}
      label={label}
      required={required}
      help={
        kinds
          ? intl.formatMessage({ id: 'opportunities.documents.fileHelpFor' }, { kinds, max })
          : intl.formatMessage({ id: 'opportunities.documents.fileHelp' }, { max })
      }
      fault={field.fault}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Button
          id={field.id}
          variant="outlined"
          startIcon={<Attach />}
          onClick={() => input.current?.click()}
          aria-describedby={field.describedBy}
          aria-labelledby={`${field.id}-label ${field.id}`}
        >
          <FormattedMessage id={`opportunities.documents.${picked ? 'another' : 'choose'}`} />
        </Button>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          <bdi>{picked?.name}</bdi>
        </Box>
      </Box>
      <FileInput ref={input} accept={(endings ?? allEndings).map((ending) => `.${ending}`).join()} onFile={pick} />
    </FieldFrame>
  );
};
