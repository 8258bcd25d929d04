import { fieldsOf } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';

const byService = new Set(opportunities.byService);

/** What a column of a file may fill, as the service names it: a reference by whichever of name and id a cell holds, or by one of them. */
export const importFields: readonly string[] = [
  'id',
  'version',
  ...fieldsOf(opportunities.input)
    .filter(({ name }) => !byService.has(name))
    .flatMap(({ name, kind }) =>
      kind === 'reference' || kind === 'references' ? [name, `${name}.name`, `${name}.id`] : [name],
    ),
];
