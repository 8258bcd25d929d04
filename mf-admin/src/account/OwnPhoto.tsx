import type { User } from '@bidwright/contract-admin';
import type { ErrorInfo } from '@bidwright/contract-kit';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, FileInput, PersonAvatar, Typography } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useId, useRef, useState } from 'react';
import { squareOf } from './squareOf.ts';
import { usePhoto } from './usePhoto.ts';

const accepted = 'image/png,image/jpeg,image/webp';

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
};

/** The person's photo: it is sent as soon as it is chosen. */
export const OwnPhoto = ({ user }: { user: User }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const id = useId();
  const { put, remove } = usePhoto();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const text = (name: string) => intl.formatMessage({ id: `admin.account.photo${name}` });

  const run = async (work: () => Promise<ErrorInfo | string | undefined>, done: string) => {
    setRefused(undefined);
    setBusy(true);
    const problem = await work();
    setBusy(false);
    if (!problem) alert({ severity: 'success', text: text(done) });
    else setRefused(typeof problem === 'string' ? problem : errorText(problem));
  };
  const take = (file: File) =>
    run(async () => {
      const square = await squareOf(file);
      return square ? put(user, square) : text('.unreadable');
    }, '.saved');

  return (
    <Box component="fieldset" aria-labelledby={id} sx={frame}>
      <PersonAvatar name={user.name ?? user.email} src={user.profilePicture} size={72} named />
      <Box sx={{ display: 'grid', gap: 0.5, flex: '1 1 200px' }}>
        <span id={id} hidden>
          {text('')}
        </span>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" size="small" loading={busy} onClick={() => input.current?.click()}>
            {text(user.profilePicture ? '.another' : '.choose')}
          </Button>
          {user.profilePicture && (
            <Button size="small" disabled={busy} onClick={() => run(() => remove(user), '.removed')}>
              {text('.remove')}
            </Button>
          )}
        </Box>
        {refused ? (
          <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
            {refused}
          </Typography>
        ) : (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {text('.help')}
          </Typography>
        )}
      </Box>
      <FileInput ref={input} label={text('')} accept={accepted} onFile={(file) => void take(file)} />
    </Box>
  );
};
