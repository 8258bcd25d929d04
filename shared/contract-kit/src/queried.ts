import { array, boolean, mixed, object, string } from 'yup';
import { searchLength, type Where } from './calls.ts';
import { day, text } from './fields.ts';

/** How a call chooses and orders records, as `query` does; which filters and orders there are is looked at where it is answered. */
export const queried = () => ({
  where: array(mixed<Where>().defined()).max(30).meta({ description: 'As query takes it' }),
  search: text(searchLength),
  sort: object({ field: string().required(), descending: boolean() })
    .noUnknown()
    .nullable()
    .default(null)
    .meta({ description: 'As query takes it' }),
  /** The records as they were at the end of this day. */
  asOf: day().meta({ description: 'The records as they were at the end of this day, in UTC: from 1900 to today' }),
});
