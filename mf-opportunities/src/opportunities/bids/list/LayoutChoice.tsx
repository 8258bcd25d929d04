import { useIntl } from '@bidwright/remote-kit/intl';
import { ValuePicker } from '@bidwright/remote-kit/table';
import { Segments, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import { type Layout, layouts } from '../state/listState.ts';

interface LayoutChoiceProps {
  value: Layout;
  onChange: (layout: Layout) => void;
}

/** Table, boards or calendar of the same records. On phones side by side they would take a line of their own. */
export const LayoutChoice = (props: LayoutChoiceProps) => {
  const intl = useIntl();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const label = intl.formatMessage({ id: 'opportunities.layout' });
  const choices = layouts.map((value) => ({
    value,
    label: intl.formatMessage({ id: `opportunities.layout.${value}` }),
  }));
  if (isPhone) return <ValuePicker label={label} options={choices} size="medium" {...props} />;
  return <Segments label={label} choices={choices} {...props} />;
};
