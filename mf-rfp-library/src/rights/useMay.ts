import { libraryCarriers, rfpContent } from '@bidwright/contract-rfp-library';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import type { Entry } from '../api.ts';

/** What this person may do in the library, so that nothing is offered that the server would refuse. */
export const useMay = () => {
  const person = usePerson();
  return {
    /** Adds some texts, if not any. */
    write: can(rfpContent.rights.create, person),
    /** Adds a text with these values. */
    add: (values: Pick<Entry, 'teams'>) => can(rfpContent.rights.create, person, values),
    /** Changes and reviews this text. */
    change: (entry: Pick<Entry, 'owner'>) => can(rfpContent.rights.update, person, entry),
    /** Brings whole proposals in, and takes texts out as a Word file. */
    carry: can(libraryCarriers, person),
  };
};
