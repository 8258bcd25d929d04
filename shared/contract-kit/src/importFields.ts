import { type Collection, type Field, fieldsOf } from './collection.ts';

type Importable = Pick<Collection, 'input'> & Partial<Pick<Collection, 'byService'>>;

const isReference = ({ kind }: Field) => kind === 'reference' || kind === 'references';

/**
 * What a column of a table may fill, as the service names it: `id`, `version`, the fields that people write, and of a reference
 * whichever of name and id a cell holds (`client`, `client.name`, `client.id`).
 */
export const importFieldsOf = ({ input, byService = [] }: Importable): string[] => [
  'id',
  'version',
  ...fieldsOf(input)
    .filter(({ name }) => !byService.includes(name))
    .flatMap((field) => (isReference(field) ? [field.name, `${field.name}.name`, `${field.name}.id`] : [field.name])),
];

/** The collection at which the field points that a column fills; undefined where it points at none. */
export const importListOf = ({ input }: Importable, path: string | null | undefined): string | undefined => {
  const name = path?.split('.', 1)[0];
  const field = fieldsOf(input).find((one) => one.name === name);
  return field && isReference(field) ? field.of : undefined;
};
