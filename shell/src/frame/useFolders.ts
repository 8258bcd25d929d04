import { useState } from 'react';

/** Which folders of the menu stand open: those around the current item, and what the person opened or closed since. */
export const useFolders = (path: string[]) => {
  const current = path.join();
  const [state, setState] = useState({ current, open: path });
  if (state.current !== current) setState({ current, open: [...state.open, ...path] });

  const set = (id: string, wanted: boolean) =>
    setState(({ current, open }) => {
      const others = open.filter((one) => one !== id);
      return { current, open: wanted ? [...others, id] : others };
    });
  return { open: state.open, set };
};
