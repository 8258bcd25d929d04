import { useIntl } from '@bidwright/remote-kit/intl';

/** Answers what a column of a table is called: a field's own name, or a part of a record that it points at. */
export const useColumnName = (): ((path: string) => string) => {
  const intl = useIntl();
  return (path) => {
    const [field = '', part] = path.split('.');
    const own = `admin.import.${field}`;
    const id = intl.messages[own] ? own : `admin.field.${field}`;
    const name = intl.messages[id] ? intl.formatMessage({ id }) : field;
    return part ? intl.formatMessage({ id: `admin.import.of.${part}` }, { name }) : name;
  };
};
