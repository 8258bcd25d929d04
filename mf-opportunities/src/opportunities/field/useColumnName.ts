import { useIntl } from '@bidwright/remote-kit/intl';

/** Answers what a column of a table is called: a field, or a part of a record that it points at. */
export const useColumnName = (): ((path: string) => string) => {
  const intl = useIntl();
  return (path) => {
    const [field = '', part] = path.split('.');
    if (field === 'id' || field === 'version') return intl.formatMessage({ id: `opportunities.import.${field}` });
    const name = intl.formatMessage({ id: `opportunities.field.${field}` });
    return part ? intl.formatMessage({ id: `opportunities.import.of.${part}` }, { name }) : name;
  };
};
