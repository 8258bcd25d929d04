import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoStepCard } from './twoStep/TwoStepCard.tsx';

/** Who may come in as this person. */
export const SecurityTab = () => (
  <>
    <PasswordCard />
    <TwoStepCard />
    <SessionsCard />
  </>
);
