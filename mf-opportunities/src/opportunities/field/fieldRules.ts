import { type Field, fieldsOf } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';

/** The contract's fields by name. */
export const fieldRules: ReadonlyMap<string, Field> = new Map(
  fieldsOf(opportunities.input).map((field) => [field.name, field]),
);
