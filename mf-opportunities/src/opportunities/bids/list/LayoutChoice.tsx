import { useIntl } from '@bidwright/remote-kit/intl';
import { Segments } from '@bidwright/remote-kit/ui';
import { type Layout, layouts } from '../state/listState.ts';

interface LayoutChoiceProps {
  value: Layout;
  onChange: (layout: Layout) => void;
}

/** Table, boards or calendar of the same records. */
export const LayoutChoice = (props: LayoutChoiceProps) => {
  const intl = useIntl();
  return (
    <Segments
      label={intl.formatMessage({ id: 'opportunities.layout' })}
      choices={layouts.map((value) => ({ value, label: intl.formatMessage({ id: `opportunities.layout.${value}` }) }))}
      {...props}
    />
  );
};
