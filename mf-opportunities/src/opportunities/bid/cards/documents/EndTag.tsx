import type { Document } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Tag, today } from '@bidwright/remote-kit/ui';
import { endOfTerm } from './endOfTerm.ts';

/** Warns of a document that no longer holds, or will soon not. */
export const EndTag = ({ document }: { document: Document }) => {
  const days = endOfTerm(document, today());
  if (days === undefined) return null;
  return (
    <Tag tone={days < 0 ? 'error' : 'warning'}>
      <FormattedMessage id={`opportunities.documents.${days < 0 ? 'ended' : 'ends'}`} values={{ days }} />
    </Tag>
  );
};
