import { string } from '@bidwright/contract-kit';

/** The id of a bid, in what a call is asked. */
export const bidId = () =>
  string()
    .matches(/^(?!0$)[\w-]{1,36}$/)
    .required()
    .meta({ kind: 'recordId', of: 'opportunities' });
