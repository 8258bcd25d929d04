import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useComposition } from './composition.tsx';

/**
 * A part of a page whose code comes when it is first shown, as with `lazy`; until then `waiting` stands in its place. What
 * React waits for stays hidden until its stand-in was shown for 0.3 s, however soon it comes; this is drawn as soon as it
 * is there. Where the code does not come, that is said in the part's place, and Retry asks again.
 */
export const arriving = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> => {
  let Part: ComponentType<Props> | undefined;
  const bring = async () => {
    Part ??= await load();
  };
  const Arriving = (props: Props) => {
    const [state, setState] = useState<{ error?: unknown }>({});
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      const draw = (state: { error?: unknown }) => {
        if (!isGone) setState(state);
      };
      bring().then(
        () => draw({}),
        (error: unknown) => draw({ error }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (state.error !== undefined) throw state.error;
    return Part ? <Part {...props} /> : waiting;
  };
  return (props) => {
    const { Guard } = useComposition();
    return (
      <Guard>
        <Arriving {...props} />
      </Guard>
    );
  };
};
