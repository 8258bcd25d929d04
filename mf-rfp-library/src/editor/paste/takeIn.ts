import { Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Letters of HTML that are read; more than a whole proposal has. */
const maxLength = 5_000_000;

/** Puts HTML in the place of what is selected; answers whether anything of it could be. */
const takeHtml = async (view: EditorView, html: string): Promise<boolean> => {
  try {
    const { htmlText } = await import('./htmlText.ts');
    const text = htmlText(html);
    if (!text || view.isDestroyed) return false;
    const node = view.state.schema.nodeFromJSON(text);
    node.check();
    const slice = Slice.maxOpen(node.content, false);
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
    return true;
  } catch {
    return false;
  }
};

/**
 * Takes in what is pasted. The editor would have the browser make HTML out of it, which the page lets nobody do: it is read
 * as data, and of its form comes in what a text may have; where none does, its words do.
 */
export const takeIn = (view: EditorView, event: Event, data: DataTransfer | null): boolean => {
  event.preventDefault();
  const html = data?.getData('text/html') ?? '';
  const words = data?.getData('text/plain') ?? '';
  if (!html || html.length > maxLength) return view.pasteText(words);
  void takeHtml(view, html).then((isTaken) => isTaken || view.isDestroyed || view.pasteText(words));
  return true;
};

/** Takes in what is dropped, where it is dropped. What is dragged within the editor is moved by it. */
export const takeDrop = (view: EditorView, event: DragEvent): boolean => {
  if (view.dragging) return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  const { tr, doc } = view.state;
  if (place) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
  return takeIn(view, event, event.dataTransfer);
};
