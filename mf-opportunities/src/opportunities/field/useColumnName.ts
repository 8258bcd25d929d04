import { useIntl } from '@bidwright/remote-kit/intl';
import { type Labelled, useFieldLabel } from './useFieldLabel.ts';

/** Answers what a column of a table is called: a field, or a part of a record that it points at. */
export const useColumnName = (): ((path: string) => string) => {
  const intl = useIntl();
  const label = useFieldLabel();
  return (path) => {
    const [field = '', part] = path.split('.');
    if (field === 'id' || field === 'version') return intl.formatMessage({ id: `opportunities.import.${field}` });
    const name = label(field as Labelled);
    return part ? intl.formatMessage({ id: `opportunities.import.of.${part}` }, { name }) : name;
  };
};
