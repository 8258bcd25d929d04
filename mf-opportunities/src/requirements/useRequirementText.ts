import { useIntl } from '@bidwright/remote-kit/intl';

/** What the page's texts say: of a value of a field too, `text('state.In work')`. */
export const useRequirementText = () => {
  const intl = useIntl();
  return (name: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `opportunities.requirements.${name.replace(/ /g, '')}` }, values);
};
