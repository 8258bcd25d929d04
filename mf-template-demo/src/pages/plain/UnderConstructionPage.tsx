import { Page } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';
import { HomeButton } from './HomeButton.tsx';
import { Poster } from './Poster.tsx';

export const UnderConstructionPage = () => {
  const text = useText();
  return (
    <Page title={text('under-construction.title')}>
      <Poster seed="under-construction" text={text('under-construction.text')}>
        <HomeButton />
      </Poster>
    </Page>
  );
};
