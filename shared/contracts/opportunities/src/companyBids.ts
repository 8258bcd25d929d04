import { type AnswerOf, call, listOf, number, object, objectOf, oneOf, string, tally } from '@bidwright/contract-kit';
import { opportunities } from './opportunities.ts';

/** What a company can be to a bid. */
export const companyRoles = ['client', 'endClient', 'subContractor', 'winningFirm'] as const;
export type CompanyRole = (typeof companyRoles)[number];

const sum = () => number().defined();

/** How the bids ended to which a company is something. */
export const companyBids = call({
  service: opportunities.service,
  name: 'companyBids',
  summary: 'How many bids a company is something to, how they ended and what they come to, by what it is to them',
  input: object({
    id: string()
      .matches(/^(?!0$)[\w-]{1,36}$/)
      .required()
      .meta({ kind: 'recordId', of: 'companies' }),
  }),
  answer: listOf(
    objectOf({
      role: oneOf(companyRoles),
      /** However they ended: those that were not written, or were cancelled, too. */
      total: tally(),
      won: tally(),
      /** US dollars: the amount of the award, else the estimate. */
      wonAmount: sum(),
      lost: tally(),
      /** What was offered. */
      lostAmount: sum(),
      /** Open or submitted. */
      running: tally(),
      runningAmount: sum(),
    }),
  ),
  right: opportunities.rights.read,
  reads: [opportunities.name],
});
export type CompanyFigures = AnswerOf<typeof companyBids>[number];
