import { type ComponentType, createElement, type ReactNode, lazy as reactLazy } from 'react';
import { useComposition } from './composition.tsx';
import { loads, onFailureShown, useArrival, useLoaded } from './loads.ts';

const guarded =
  <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  (props) => {
    const { Guard } = useComposition();
    return (
      <Guard>
        <Part {...props} />
      </Guard>
    );
  };

/**
 * A part of a page whose code comes when it is first shown, as React's `lazy` does it. Where the code does not come, that is said in the
 * part's place, the page around stays as it is, and Retry asks again; React's own would keep the failure until the page is loaded anew.
 */
export const lazy = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const ask = async () => {
    try {
      return await load();
    } catch (error) {
      onFailureShown(() => {
        part = reactLazy(ask);
      });
      throw error;
    }
  };
  let part: ComponentType<Props> = reactLazy(ask);
  return guarded((props) => createElement(part, props));
};

/**
 * A part of a page whose code comes when it is first shown, as with `lazy`; until then `waiting` stands in its place, and it is drawn as
 * soon as it is there. Where the code does not come, that is said in the part's place, and Retry asks again.
 */
export const arriving = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> => {
  const code = loads((ask: typeof load) => ask());
  const Arrived = (props: Props) => createElement(useLoaded(code, load), props);
  const isThere = () => code.now(load) !== undefined;
  const arrive = () => code(load);
  return guarded((props) => (useArrival(isThere, arrive) ? <Arrived {...props} /> : waiting));
};
