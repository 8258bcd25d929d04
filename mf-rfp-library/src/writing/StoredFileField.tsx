import { type ErrorInfo, fileTypes, imageTypes, maxFileBytes, namesOf } from '@bidwright/contract-kit';
import { FieldFrame, useFormField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, FileInput, IconButton } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Attach from '@mui/icons-material/AttachFileOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import { useRef, useState } from 'react';
import { useCreateFile, useCreateImage, useSendFile, useSendImage } from '../api.ts';
import { useTellUpload } from './uploads.ts';

interface Stored {
  name: string;
  src: string;
}

const endings = (types: readonly (keyof typeof fileTypes)[]) =>
  types.flatMap((type) => fileTypes[type].map((ending) => `.${ending}`)).join();

const accepted = {
  image: endings(imageTypes),
  document: endings(namesOf(fileTypes)),
};

const useUpload = (kind: 'image' | 'document') => {
  const [createImage] = useCreateImage();
  const [createFile] = useCreateFile();
  const [sendImage, sendFile] = [useSendImage(), useSendFile()];
  const [create, send] = kind === 'image' ? [createImage, sendImage] : [createFile, sendFile];
  return async (file: File, onProgress: (part: number) => void): Promise<{ id?: string; error?: ErrorInfo }> => {
    const facts = { documentUrl: null, mediaType: null, size: null, textProblem: null };
    const made = await create({
      ...facts,
      name: file.name.slice(0, 255),
      documentName: file.name,
      textState: 'None',
      status: 'Uploading',
    });
    if (made.error) return made;
    const error = await send(made.id, file, { onProgress });
    return error ? { error } : { id: made.id };
  };
};

/** The picture or the document of an entry. It is sent as soon as it is chosen. */
export const StoredFileField = ({ name }: { name: 'image' | 'document' }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const label = intl.formatMessage({ id: `rfp-library.field.${name}` });
  const field = useFormField<Stored | null>({ name, label });
  const upload = useUpload(name);
  const [progress, setProgress] = useState<number>();
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useTellUpload(name, progress !== undefined);

  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxFileBytes) return setRefused(intl.formatMessage({ id: 'rfp-library.file.long' }));
    setRefused(undefined);
    setProgress(0);
    const { id, error } = await upload(file, setProgress);
    setProgress(undefined);
    if (error) {
      alert({ severity: 'error', text: intl.formatMessage({ id: 'rfp-library.file.failed' }) });
      return setRefused(errorText(error));
    }
    field.set({ name: file.name, src: `/api/rfp-library/files/${id}` });
    return alert({ severity: 'success', text: intl.formatMessage({ id: 'rfp-library.file.done' }) });
  };

  return (
    <FieldFrame id={field.id} label={label} required={false} fault={refused ?? field.fault}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Button
          id={field.id}
          variant="outlined"
          startIcon={<Attach />}
          loading={progress !== undefined}
          onClick={() => input.current?.click()}
          aria-describedby={field.describedBy}
          aria-labelledby={`${field.id}-label ${field.id}`}
        >
          <FormattedMessage id={`rfp-library.file.${field.value ? 'another' : 'choose'}`} />
        </Button>
        {progress !== undefined && <output>{intl.formatNumber(progress, { style: 'percent' })}</output>}
        {field.value && (
          <>
            <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {field.value.name}
            </Box>
            <IconButton
              size="small"
              aria-label={intl.formatMessage({ id: 'rfp-library.file.remove' }, { name: field.value.name })}
              onClick={() => field.set(null)}
            >
              <Close fontSize="small" />
            </IconButton>
          </>
        )}
      </Box>
      <FileInput ref={input} label={label} accept={accepted[name]} onFile={(file) => void take(file)} />
    </FieldFrame>
  );
};
