import { Box, Button, Page } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';
import { Countdown } from './Countdown.tsx';
import { HomeButton } from './HomeButton.tsx';
import { Poster } from './Poster.tsx';

/** Counts down in boxes, with ways to go on. */
export const ComingSoon2Page = () => {
  const text = useText();
  return (
    <Page title={text('coming-soon.title')}>
      <Poster seed="coming-soon2-" text={text('coming-soon.text')}>
        <Countdown boxed />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <HomeButton />
          <Button variant="outlined" href="/pages/contact-us">
            {text('contact-us.title')}
          </Button>
          <Button variant="outlined" href="/pages/faqs">
            {text('faqs.title')}
          </Button>
        </Box>
      </Poster>
    </Page>
  );
};
