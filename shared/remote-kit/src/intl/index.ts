export { FormattedMessage, useIntl } from 'react-intl';
export { loadCatalog, type Texts } from './catalogs.ts';
export { type Formats, Messages, type MessagesProps } from './Messages.tsx';
export { useColumnName } from './useColumnName.ts';
export { said, useErrorText } from './useErrorText.ts';
export { useFieldMessage } from './useFieldMessage.ts';
