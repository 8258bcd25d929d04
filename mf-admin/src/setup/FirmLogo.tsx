import { type Firm, logoTypes } from '@bidwright/contract-shell';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Typography } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useId, useState } from 'react';
import { PictureChoice } from '../picture/PictureChoice.tsx';
import { useRemoveFirmLogo, useSetFirmLogo } from './api.ts';
import { logoFrom } from './logoFrom.ts';

/** Logos are drawn for paper, so they are shown on white, as the frame shows them where it is dark. */
const paper = {
  // A row of a grid would be as high as the picture is by itself.
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 180,
  height: 56,
  padding: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& img': { maxWidth: '100%', maxHeight: '100%', width: 'auto', height: 'auto', objectFit: 'contain' },
};

/** The firm's logo: it is sent as soon as it is chosen. */
export const FirmLogo = ({ logo }: Pick<Firm, 'logo'>) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const id = useId();
  const [set, { isLoading }] = useSetFirmLogo();
  const [remove, { isLoading: isGoing }] = useRemoveFirmLogo();
  const [refused, setRefused] = useState<string>();
  const text = (name: string) => intl.formatMessage({ id: `admin.firm.logo${name}` });

  const run = async (work: () => ReturnType<typeof set>, done: string) => {
    const { error } = await work();
    const fault = error?.fields?.picture;
    if (fault) setRefused(intl.formatMessage({ id: fault.key }, fault.values));
    else setRefused(error && errorText(error));
    if (!error) alert({ severity: 'success', text: text(done) });
  };
  const take = async (file: File) => {
    const picture = await logoFrom(file);
    if (picture) await run(() => set({ picture }), '.saved');
    else setRefused(intl.formatMessage({ id: 'shell.logo.type' }));
  };

  return (
    <Box component="fieldset" aria-labelledby={id} sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Typography variant="body2" id={id} sx={{ fontWeight: 500, marginBlockEnd: 0.75 }}>
        {text('')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {logo && (
          <Box sx={{ ...paper, bgcolor: 'common.white' }}>
            <img src={logo.address} alt={text('.alt')} width={logo.width} height={logo.height} />
          </Box>
        )}
        <Box sx={{ display: 'grid', gap: 0.5, flex: '1 1 200px' }}>
          <PictureChoice
            isChosen={logo !== null}
            isBusy={isLoading || isGoing}
            refused={refused}
            accept={logoTypes.join()}
            text={text}
            onFile={(file) => void take(file)}
            onRemove={() => void run(() => remove({}), '.removed')}
          />
        </Box>
      </Box>
    </Box>
  );
};
