import { useIntl, useColumnName as useNamed } from '@bidwright/remote-kit/intl';

/** Answers what a column of a table is called: a field's own name, or a part of a record that it points at. */
export const useColumnName = (): ((path: string) => string) => {
  const intl = useIntl();
  return useNamed((field) => {
    const id = `admin.field.${field}`;
    return id in intl.messages ? intl.formatMessage({ id }) : field;
  });
};
