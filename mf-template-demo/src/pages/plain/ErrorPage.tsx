import { Page } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';
import { HomeButton } from './HomeButton.tsx';
import { Poster } from './Poster.tsx';

export const ErrorPage = () => {
  const text = useText();
  return (
    <Page title={text('error.title')}>
      <Poster seed="error" text={text('error.text')}>
        <HomeButton />
      </Poster>
    </Page>
  );
};
