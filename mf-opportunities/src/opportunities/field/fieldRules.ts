import { type Collection, type Field, fieldsOf } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities } from '@bidwright/contract-opportunities';

/** A field of a bid. */
export interface BidField extends Field {
  name: keyof OpportunityInput;
}

/** The part of the contract from which follows what can be done with a field. Tests hand in one that has more fields. */
export type Contract = Pick<Collection, 'input' | 'sort' | 'asked' | 'byService' | 'fields'>;

export const fieldsIn = ({ input }: Pick<Contract, 'input'>): BidField[] => fieldsOf(input) as BidField[];

/** The contract's fields by name. */
export const fieldRules: ReadonlyMap<string, BidField> = new Map(
  fieldsIn(opportunities).map((field) => [field.name, field]),
);

/** Stands for no value among those of a field. */
export const nothing = 'none';

/** Whether it points into one of the firm's lists, and not at another bid. */
export const isListed = ({ kind, of }: Field): boolean =>
  (kind === 'reference' || kind === 'references') && of !== opportunities.name;

/** Texts that most bids have in a field, which takes any other as well. */
export const usualTexts: Partial<Record<string, readonly string[]>> = {
  role: ['Prime', 'Sub'],
  gsaSchedule: [
    'MAS 541611',
    'MAS 54151S',
    'MAS 54151HACS',
    'MAS 541715',
    'MAS 541990',
    'MAS 611430',
    'OASIS+',
    '8(a) STARS III',
    'Alliant 2',
    'State term contract',
    'Open market',
  ],
} satisfies Partial<Record<keyof OpportunityInput, readonly string[]>>;
