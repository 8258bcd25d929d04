import type { ErrorInfo } from '@bidwright/contract-kit';
import { documentOf } from '@bidwright/contract-opportunities';
import { useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { useDocumentName } from './useDocumentName.ts';

/** Answers the function that says what is wrong with which fields and documents of a bid; nothing where none is named. */
export const useFaults = (): ((fields?: ErrorInfo['fields']) => string | undefined) => {
  const intl = useIntl();
  const message = useFieldMessage();
  const documentName = useDocumentName();
  return (fields = {}) => {
    const faults = Object.entries(fields).map(([field, fault]) => {
      const document = documentOf(field);
      if (document) return `${documentName(document)}: ${message(fault)}`;
      const id = `opportunities.field.${field.split('.')[0]}`;
      return `${id in intl.messages ? intl.formatMessage({ id }) : field}: ${message(fault)}`;
    });
    return faults.length > 0 ? intl.formatList(faults, { style: 'narrow' }) : undefined;
  };
};
