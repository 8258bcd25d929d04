import type { ProvingFault } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';

/** How a page looked on which something was found: `zh, dark, phone`. */
export const useLookText = () => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.modules.proving.${id}` });
  return ({ language, mode, direction, phone }: ProvingFault): string =>
    [
      language,
      text(mode === 'dark' ? 'dark' : 'light'),
      ...(direction === 'rtl' ? [text('rtl')] : []),
      ...(phone ? [text('phone')] : []),
    ].join(', ');
};
