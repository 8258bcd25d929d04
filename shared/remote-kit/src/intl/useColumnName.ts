import { useIntl } from 'react-intl';

/**
 * Answers what a column of a table to export or import is called, by its path as `importFieldsOf` names them: a field as `nameOf` calls it,
 * or the name or id of what it points at.
 */
export const useColumnName = (nameOf: (field: string) => string): ((path: string) => string) => {
  const intl = useIntl();
  return (path) => {
    const [field = '', part] = path.split('.');
    if (field === 'id' || field === 'version') return intl.formatMessage({ id: `kit.import.${field}` });
    const name = nameOf(field);
    return part ? intl.formatMessage({ id: `kit.import.of.${part}` }, { name }) : name;
  };
};
