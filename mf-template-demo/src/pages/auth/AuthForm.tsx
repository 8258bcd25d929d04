import { Form, FormActions, PasswordField, TextField } from '@bidwright/remote-kit/forms';
import { Alert, Box, Link, Typography } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { type AuthName, authAddress, type Variant } from '../names.ts';
import { samples } from './samples.ts';
import { useSend } from './useSend.ts';

/** The form of a sample page. What is right is said to be so; nobody is signed in. */
export const AuthForm = ({ name, variant }: { name: AuthName; variant: Variant }) => {
  const text = useText();
  const send = useSend(name);
  const [done, setDone] = useState(false);
  const { schema, fields, links } = samples[name];
  return (
    <Box sx={{ display: 'grid', gap: 2, padding: { xs: 2, sm: 4 }, alignContent: 'center' }}>
      <Typography variant="body1">{text(`auth.${name}.text`)}</Typography>
      <Alert severity="info" role="note">
        {text('sample.account')}
      </Alert>
      {done && <Alert severity="success">{text(`auth.${name}.done`)}</Alert>}
      <Form
        schema={schema}
        kept
        onSubmit={async (values) => {
          setDone(false);
          const refused = await send(values);
          setDone(!refused);
          return refused;
        }}
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {Object.entries(fields).map(([field, type]) =>
            type === 'password' ? (
              <PasswordField key={field} name={field} label={text(`field.${field}`)} />
            ) : (
              <TextField key={field} name={field} label={text(`field.${field}`)} type={type} />
            ),
          )}
          <FormActions
            submit={text(`auth.${name}.submit`)}
            start={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
                {links.map((link) => (
                  <Link key={link} href={authAddress(link, variant)}>
                    {text(`auth.${link}.link`)}
                  </Link>
                ))}
              </Box>
            }
          />
        </Box>
      </Form>
    </Box>
  );
};
