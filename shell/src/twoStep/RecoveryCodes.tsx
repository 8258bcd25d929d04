import { Alert, Box, Button } from '@bidwright/remote-kit/ui';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { FormattedMessage } from 'react-intl';

const saveText = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
};

/** Codes that are seen this once, for when the phone is lost. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <>
    <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
      <FormattedMessage id="shell.twoStep.codes.text" />
    </Alert>
    <Box
      component="ul"
      dir="ltr"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        gap: 1,
        listStyle: 'none',
        margin: '0 0 16px',
        padding: 2,
        borderRadius: 1,
        bgcolor: 'surface.sunk',
        fontFamily: 'monospace',
        fontSize: 14,
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
    <Button
      variant="outlined"
      startIcon={<Download />}
      onClick={() => saveText('bidwright-recovery-codes.txt', `${codes.join('\n')}\n`)}
    >
      <FormattedMessage id="shell.twoStep.codes.save" />
    </Button>
  </>
);
