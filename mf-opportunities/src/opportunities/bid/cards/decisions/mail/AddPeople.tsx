import type { Reference } from '@bidwright/contract-kit';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { withMore } from './recipientsOf.ts';

interface AddPeopleProps {
  /** The message that names them. */
  text: 'addPlanned' | 'addTeams';
  people: readonly Reference[];
}

/** Puts some people beside those who get the mail already. */
export const AddPeople = ({ text, people }: AddPeopleProps) => {
  const [to, setTo] = useFormValue<readonly Reference[]>('to');
  if (people.length === 0) return null;
  return (
    <Button size="small" variant="outlined" onClick={() => setTo(withMore(to, people))}>
      <FormattedMessage id={`opportunities.mail.${text}`} values={{ count: people.length }} />
    </Button>
  );
};
