import { Box, Card, Page, Typography } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';

const sections = ['scope', 'kept', 'where', 'share', 'long', 'rights', 'contact'];

/** A long text to read. */
export const PrivacyPolicyPage = () => {
  const text = useText();
  return (
    <Page title={text('privacy.title')} width="text">
      <Card sx={{ display: 'grid', gap: 3, padding: { xs: 2, sm: 3 } }}>
        <Typography variant="body1">{text('privacy.intro')}</Typography>
        {sections.map((name) => (
          <Box key={name} component="section">
            <Typography variant="h2" sx={{ marginBlockEnd: 0.5 }}>
              {text(`privacy.${name}`)}
            </Typography>
            <Typography variant="body1">{text(`privacy.${name}.text`)}</Typography>
          </Box>
        ))}
      </Card>
    </Page>
  );
};
