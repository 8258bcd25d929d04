import { useIntl } from '@bidwright/remote-kit/intl';

type Values = Record<string, string | number>;

/** Answers the function that says a text of this module in the person's language. */
export const useText = () => {
  const intl = useIntl();
  return (key: string, values?: Values): string => intl.formatMessage({ id: `template-demo.${key}` }, values);
};
