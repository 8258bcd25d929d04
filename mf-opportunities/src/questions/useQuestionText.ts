import { useIntl } from '@bidwright/remote-kit/intl';

/** What the page's texts say: of a value of a field too, `text('state.Open')`. */
export const useQuestionText = () => {
  const intl = useIntl();
  return (name: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `opportunities.questions.${name}` }, values);
};
