import { type ComponentType, createElement, type ReactNode, lazy as reactLazy } from 'react';
import { type LateCode, useComposition } from './composition.tsx';
import { loads, onFailureShown, useArrival, useLoaded } from './loads.ts';

/** Loads, and keeps in mind whether that goes on. */
const waiting =
  <Value,>(code: LateCode, load: () => Promise<Value>) =>
  async (): Promise<Value> => {
    code.isWaitedFor = true;
    try {
      return await load();
    } finally {
      code.isWaitedFor = false;
    }
  };

const guarded =
  <Props extends object>(Part: ComponentType<Props>, code: LateCode): ComponentType<Props> =>
  (props) => {
    const { Guard } = useComposition();
    return (
      <Guard code={code}>
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
  const late = { isWaitedFor: false };
  const asked = waiting(late, load);
  const ask = async () => {
    try {
      return await asked();
    } catch (error) {
      onFailureShown(() => {
        part = reactLazy(ask);
      });
      throw error;
    }
  };
  let part: ComponentType<Props> = reactLazy(ask);
  return guarded((props) => createElement(part, props), late);
};

/**
 * A part of a page whose code comes when it is first shown, as with `lazy`; until then `instead` stands in its place, and it is drawn as
 * soon as it is there. Where the code does not come, that is said in the part's place, and Retry asks again.
 */
export const arriving = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ReactNode,
): ComponentType<Props> => {
  const late = { isWaitedFor: false };
  const code = loads((ask: typeof load) => waiting(late, ask)());
  const Arrived = (props: Props) => createElement(useLoaded(code, load), props);
  const isThere = () => code.now(load) !== undefined;
  const arrive = () => code(load);
  return guarded((props) => (useArrival(isThere, arrive) ? <Arrived {...props} /> : instead), late);
};
