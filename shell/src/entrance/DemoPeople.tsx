import type { ErrorInfo } from '@bidwright/contract-kit';
import type { Boot, SignIn } from '@bidwright/contract-shell';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { Alert, Box, ButtonBase, PersonAvatar, Tag, Typography } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

interface DemoPeopleProps {
  demo: NonNullable<Boot['demo']>;
  signIn: (input: SignIn) => Promise<ErrorInfo | (() => void)>;
}

/** The people of the demo data: one click signs in as one of them. */
export const DemoPeople = ({ demo, signIn }: DemoPeopleProps) => {
  const language = useLanguage();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorInfo>();

  const enter = async (email: string) => {
    setBusy(true);
    const outcome = await signIn({ email, password: demo.password });
    if (typeof outcome === 'function') return outcome();
    setFailure(outcome);
    setBusy(false);
  };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Typography variant="h2">
          <FormattedMessage id="shell.demo.title" />
        </Typography>
        <Tag tone="info">
          <FormattedMessage id="shell.demo.tag" />
        </Tag>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', margin: '2px 0 16px' }}>
        <FormattedMessage id="shell.demo.text" />
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ marginBlockEnd: 1 }}>
          {errorText(failure)}
        </Alert>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {demo.people.map(({ name, email, role, hint }) => (
          <li key={email}>
            <ButtonBase disabled={busy} onClick={() => enter(email)} sx={personRow}>
              <PersonAvatar name={name} size={32} named />
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                <Box
                  component="span"
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    columnGap: 1,
                    typography: 'body2',
                    '&&': { fontWeight: 600 },
                  }}
                >
                  <bdi>{name}</bdi> <Tag>{role}</Tag>
                </Box>
                <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                  {hint[language]}
                </Box>
              </Box>
              <ArrowForward
                sx={{
                  fontSize: 18,
                  color: 'text.secondary',
                  transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : undefined),
                }}
              />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </>
  );
};

const personRow = {
  width: '100%',
  gap: 1.5,
  padding: '10px 12px',
  minHeight: 64,
  textAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover, &:focus-visible': { borderColor: 'primary.main', '& svg': { color: 'primary.main' } },
};
