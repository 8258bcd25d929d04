import { fieldsOf } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';

const isReference = (kind: string) => kind === 'reference' || kind === 'references';

/** Answers what the columns of a table of texts are called, by their names. */
export const useTableHeads = (): Record<string, string> => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.${id}` });
  const part = (name: string, one: 'id' | 'name') =>
    intl.formatMessage({ id: `rfp-library.column.of.${one}` }, { name });
  const parts = (path: string, name: string) => [
    [`${path}.name`, part(name, 'name')],
    [`${path}.id`, part(name, 'id')],
  ];
  const fields = fieldsOf(rfpContent.input).flatMap(({ name, kind }) => {
    const head = text(`field.${name}`);
    return isReference(kind) ? parts(name, head) : [[name, head]];
  });
  const kept = ['id', 'version', 'dateCreated', 'dateUpdated'].map((name) => [name, text(`column.${name}`)]);
  const derived = ['teamArray', 'freshness'].map((name) => [name, text(`field.${name}`)]);
  return Object.fromEntries([...fields, ...derived, ...kept, ...parts('addedBy', text('column.addedBy'))]);
};
