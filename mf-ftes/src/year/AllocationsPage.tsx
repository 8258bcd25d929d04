import { projections } from '@bidwright/contract-ftes';
import { useParams } from '@bidwright/remote-kit/router';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { NotPermitted } from './NotPermitted.tsx';
import { PersonYear } from './PersonYear.tsx';

/** The year of the person in the address; `me` is whoever looks. */
export const AllocationsPage = () => {
  const person = usePerson();
  const { id = 'me' } = useParams();
  const whose = id === 'me' ? person.id : id;
  const permitted = can(projections.rights.read, person, { fte: { id: whose } });
  return permitted ? <PersonYear key={whose} id={whose} /> : <NotPermitted />;
};
