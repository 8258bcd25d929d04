import { renderModule } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import module from '../module.tsx';

// jsdom lays nothing out, and the editor asks where its selection stands.
const nowhere = { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() };

/** Opens a page on which a text is written, with its editor. */
export const openEditor = async (path: string) => {
  Object.assign(Range.prototype, nowhere);
  const page = await renderModule(module, path);
  await screen.findByLabelText('Formatting', {}, { timeout: 20_000 });
  return page;
};
