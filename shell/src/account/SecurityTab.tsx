import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** Who may come in as this person. */
export const SecurityTab = () => (
  <>
    <PasswordCard />
    <SessionsCard />
  </>
);
