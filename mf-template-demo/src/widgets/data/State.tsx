import { Tag } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';
import { states } from './samples.ts';

const isState = (state: string): state is keyof typeof states => Object.hasOwn(states, state);

/** How something stands, by word and tone. */
export const State = ({ state }: { state: string }) => {
  const text = useText();
  return <Tag tone={isState(state) ? states[state] : 'plain'}>{text(`state.${state}`)}</Tag>;
};
