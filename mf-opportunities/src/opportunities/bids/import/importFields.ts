import { type Contract, fieldsIn } from '../../field/fieldRules.ts';

/** What a column of a file may fill, as the service names it: a reference by whichever of name and id a cell holds, or by one of them. */
export const importFieldsOf = (of: Contract): string[] => [
  'id',
  'version',
  ...fieldsIn(of)
    .filter(({ name }) => !of.byService?.includes(name))
    .flatMap(({ name, kind }) =>
      kind === 'reference' || kind === 'references' ? [name, `${name}.name`, `${name}.id`] : [name],
    ),
];
