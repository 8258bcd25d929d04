import type { User } from '@bidwright/contract-admin';
import type { ErrorInfo } from '@bidwright/contract-kit';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, PersonAvatar } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useId, useState } from 'react';
import { PictureChoice } from '../picture/PictureChoice.tsx';
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
        <PictureChoice
          isChosen={Boolean(user.profilePicture)}
          isBusy={busy}
          refused={refused}
          accept={accepted}
          text={text}
          onFile={(file) => void take(file)}
          onRemove={() => void run(() => remove(user), '.removed')}
        />
      </Box>
    </Box>
  );
};
