import { boardDimensions } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ValuePicker } from '@bidwright/remote-kit/table';
import type { ListState } from '../state/listState.ts';

interface GroupChoiceProps {
  value: ListState['group'];
  onChange: (group: ListState['group']) => void;
}

const none = 'none';

/** What the rows of the table are put together by. */
export const GroupChoice = ({ value, onChange }: GroupChoiceProps) => {
  const intl = useIntl();
  const say = (name: string) => intl.formatMessage({ id: `opportunities.group.${name}` });
  return (
    <ValuePicker
      label={say('label')}
      options={[none, ...boardDimensions].map((by) => ({ value: by, label: say(by) }))}
      value={value ?? none}
      onChange={(picked) => onChange(boardDimensions.find((one) => one === picked))}
    />
  );
};
