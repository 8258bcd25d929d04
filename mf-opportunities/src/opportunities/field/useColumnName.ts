import { documentOf } from '@bidwright/contract-opportunities';
import { useIntl, useColumnName as useNamed } from '@bidwright/remote-kit/intl';
import { useDocumentName } from './useDocumentName.ts';

/** Answers what a column of a table of bids is called, or a document that a row lacks. */
export const useColumnName = (): ((path: string) => string) => {
  const intl = useIntl();
  const documentName = useDocumentName();
  return useNamed((field) => {
    const document = documentOf(field);
    if (document) return documentName(document);
    const id = `opportunities.field.${field}`;
    return id in intl.messages ? intl.formatMessage({ id }) : field;
  });
};
