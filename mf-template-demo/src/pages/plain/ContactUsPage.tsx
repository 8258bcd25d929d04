import { text as line, lines, object } from '@bidwright/contract-kit';
import { FieldGrid, Form, FormActions, LongTextField, TextField } from '@bidwright/remote-kit/forms';
import { Alert, Box, Card, Page, SectionCard, Typography } from '@bidwright/remote-kit/ui';
import Mail from '@mui/icons-material/MailOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { email } from '../fields.ts';

const schema = object({ name: line(120).required(), email: email(), message: lines(1000).required() });

const ways = [
  { id: 'place', Icon: Place, value: '12 Harbor Street, Springfield' },
  { id: 'phone', Icon: Phone, value: '+1 555 0100' },
  { id: 'mail', Icon: Mail, value: 'hello@sample.example' },
];

const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' };

/** A form to write by, and other ways to reach an office that does not exist. */
export const ContactUsPage = () => {
  const text = useText();
  const [done, setDone] = useState(false);
  return (
    <Page title={text('contact-us.title')} width="form">
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2, alignItems: 'start' }}>
        <SectionCard title={text('contact-us.write')}>
          {done && (
            <Alert severity="success" sx={{ marginBlockEnd: 2 }}>
              {text('contact-us.done')}
            </Alert>
          )}
          <Form schema={schema} onSubmit={() => setDone(true)} kept>
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              <FieldGrid>
                <TextField name="name" label={text('field.name')} autoComplete="name" />
                <TextField name="email" label={text('field.email')} type="email" autoComplete="email" />
              </FieldGrid>
              <LongTextField name="message" label={text('field.message')} rows={5} />
              <FormActions submit={text('contact-us.send')} start={text('sample.kept')} />
            </Box>
          </Form>
        </SectionCard>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {ways.map(({ id, Icon, value }) => (
            <Card key={id} sx={{ display: 'flex', gap: 1.5, padding: 2 }}>
              <Icon sx={{ fontSize: 20, color: 'primary.main' }} />
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="h3" component="h2">
                  {text(`contact-us.${id}`)}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  <bdi>{value}</bdi>
                </Typography>
              </Box>
            </Card>
          ))}
        </Box>
      </Box>
    </Page>
  );
};
