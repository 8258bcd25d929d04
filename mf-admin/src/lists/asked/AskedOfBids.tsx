import { neededDocuments, neededFields } from '@bidwright/contract-opportunities';
import { ChoicesField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { type Asking, useAskedText } from './useAskedText.ts';

const offered: Record<Asking, readonly string[]> = {
  requiredFields: neededFields,
  requiredDocuments: neededDocuments,
};

/** What bids must have before they come to a status, by what people call it on bids. */
export const AskedOfBids = ({ name, label }: { name: Asking; label: string }) => {
  const intl = useIntl();
  const text = useAskedText();
  return (
    <ChoicesField
      name={name}
      label={label}
      help={intl.formatMessage({ id: `admin.opportunityStatus.${name}` })}
      choices={offered[name]}
      text={(choice) => text(name, choice)}
    />
  );
};
