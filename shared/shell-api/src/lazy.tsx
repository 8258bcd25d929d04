import { type ComponentType, createElement, lazy as reactLazy } from 'react';
import { useComposition } from './composition.tsx';
import { onFailureShown } from './failures.ts';

/**
 * A part of a page whose code comes when it is first shown, as React's `lazy` does it. Where the code does not come, that is said in the
 * part's place, the page around stays as it is, and Retry asks again; React's own would keep the failure until the page is loaded anew.
 */
export const lazy = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const begin = (): ComponentType<Props> => reactLazy(ask);
  const ask = async () => {
    try {
      return await load();
    } catch (error) {
      onFailureShown(() => {
        part = begin();
      });
      throw error;
    }
  };
  let part = begin();

  const Part = (props: Props) => createElement(part, props);
  return (props) => {
    const { Guard } = useComposition();
    return (
      <Guard>
        <Part {...props} />
      </Guard>
    );
  };
};
