import { type Collection, type Field, fieldsOf } from '@bidwright/contract-kit';

type Stated = Pick<Collection, 'input' | 'byService'>;

const isReference = ({ kind }: Field) => kind === 'reference' || kind === 'references';

/** What a column of a file may fill, as the service names it: a reference by whichever of name and id a cell holds. */
export const importFieldsOf = ({ input, byService = [] }: Stated): string[] => [
  'id',
  'version',
  ...fieldsOf(input)
    .filter(({ name }) => !byService.includes(name))
    .flatMap((field) => (isReference(field) ? [field.name, `${field.name}.name`, `${field.name}.id`] : [field.name])),
];

/** The collection at which a column's field points; none of another field. */
export const targetOf = ({ input }: Stated, path: string | null | undefined): string | undefined => {
  const name = path?.split('.', 1)[0];
  const field = fieldsOf(input).find((one) => one.name === name);
  return field && isReference(field) ? field.of : undefined;
};
