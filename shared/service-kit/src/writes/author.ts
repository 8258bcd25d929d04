import type { Person } from '@bidwright/contract-kit';

/** In whose name something is written. */
export interface Author extends Pick<Person, 'id' | 'name'> {
  /** The request in the course of which it is written, as logs name it. */
  requestId?: string;
  /** The job, or the call about many records, that writes it. */
  job?: string;
  /** The person whose call it is; none where the service writes of itself. */
  person?: Person;
  /** The person was warned, for instance of a duplicate, and means it all the same. */
  insists?: boolean;
  /** The record becomes another one, which takes over all that was its own. */
  merging?: boolean;
}
