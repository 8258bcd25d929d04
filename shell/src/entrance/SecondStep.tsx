import type { AskedStep } from '@bidwright/contract-shell';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { nextAddress } from '../session/next.ts';
import { CodeForm } from '../twoStep/CodeForm.tsx';
import { FirstApp } from './FirstApp.tsx';
import { PublicCard } from './PublicCard.tsx';

// The page is loaded anew, so that nothing in it belongs to somebody else. The way back does not lead here again.
const goOn = () => window.location.replace(nextAddress(window.location.search));

/** What is still asked after the password: a second step, or to set one up where the role needs it. */
export const SecondStep = ({ step, ways }: Pick<AskedStep, 'step' | 'ways'>) => {
  const intl = useIntl();
  const isSetUp = step === 'setUp';
  return (
    <PublicCard
      title={intl.formatMessage({ id: isSetUp ? 'shell.twoStep.setUp' : 'shell.twoStep' })}
      text={isSetUp ? intl.formatMessage({ id: 'shell.twoStep.setUp.text' }) : undefined}
    >
      {isSetUp ? <FirstApp onDone={goOn} /> : <CodeForm ways={ways} onIn={goOn} />}
      <Box component="p" sx={{ typography: 'body2', margin: '24px 0 0' }}>
        <Link href="/login" sx={{ fontWeight: 600 }}>
          <FormattedMessage id="shell.twoStep.other" />
        </Link>
      </Box>
    </PublicCard>
  );
};
