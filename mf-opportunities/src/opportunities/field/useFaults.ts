import type { ErrorInfo } from '@bidwright/contract-kit';
import { documentOf } from '@bidwright/contract-opportunities';
import { useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { useDocumentName } from './useDocumentName.ts';
import { type Labelled, useFieldLabel } from './useFieldLabel.ts';

/** Answers the function that says what is wrong with which fields and documents of a bid; nothing where none is named. */
export const useFaults = (): ((fields?: ErrorInfo['fields']) => string | undefined) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const message = useFieldMessage();
  const documentName = useDocumentName();
  return (fields = {}) => {
    const faults = Object.entries(fields).map(([field, fault]) => {
      const document = documentOf(field);
      if (document) return `${documentName(document)}: ${message(fault)}`;
      const known = `opportunities.field.${field.split('.')[0]}` in intl.messages;
      return `${known ? label(field.split('.')[0] as Labelled) : field}: ${message(fault)}`;
    });
    return faults.length > 0 ? intl.formatList(faults, { style: 'narrow' }) : undefined;
  };
};
