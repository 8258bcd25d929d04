import { object } from '@bidwright/contract-kit';
import { Form, TextField } from '@bidwright/remote-kit/forms';
import { Alert, Box, Button, Page } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { email } from '../fields.ts';
import { Countdown } from './Countdown.tsx';
import { Poster } from './Poster.tsx';

const schema = object({ email: email() });

/** Counts down, and offers to be told. */
export const ComingSoon1Page = () => {
  const text = useText();
  const [done, setDone] = useState(false);
  return (
    <Page title={text('coming-soon.title')}>
      <Poster seed="coming-soon1" text={text('coming-soon.text')}>
        <Countdown />
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          {done && (
            <Alert severity="success" sx={{ marginBlockEnd: 2 }}>
              {text('coming-soon.done')}
            </Alert>
          )}
          <Form schema={schema} onSubmit={() => setDone(true)} kept>
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              <TextField name="email" label={text('field.email')} type="email" help={text('sample.kept')} />
              <Button type="submit" variant="contained">
                {text('coming-soon.notify')}
              </Button>
            </Box>
          </Form>
        </Box>
      </Poster>
    </Page>
  );
};
