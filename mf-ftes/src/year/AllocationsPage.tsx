import { has } from '@bidwright/contract-kit';
import { useParams } from '@bidwright/remote-kit/router';
import { usePerson } from '@bidwright/shell-api';
import { NotPermitted } from './NotPermitted.tsx';
import { PersonYear } from './PersonYear.tsx';

/** The year of the person in the address; `me` is whoever looks. */
export const AllocationsPage = () => {
  const person = usePerson();
  const { id = 'me' } = useParams();
  const whose = id === 'me' ? person.id : id;
  // Of whom exactly, the service knows: it refuses what is not for the person.
  const permitted = whose === person.id || has(person, 'Team Lead', 'Project Manager', 'Operations');
  return permitted ? <PersonYear key={whose} id={whose} /> : <NotPermitted />;
};
