import { cleanRichText, plainText, type RichText } from '@bidwright/contract-rfp-library';
import { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { extensions } from './extensions.ts';
import { takeDrop, takeIn } from './paste/takeIn.ts';

interface Wanted {
  initial: RichText | null;
  onChange: (text: RichText | null, plain: string) => void;
  onBlur: () => void;
}

/** The editor would make HTML out of nothing, which the page lets nobody do. */
const blank: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

/** An editor in an element of the page; undefined until it stands there. */
export const useEditor = ({ initial, onChange, onBlur }: Wanted) => {
  const [editor, setEditor] = useState<Editor>();
  const [, setTurn] = useState(0);
  const told = useRef({ initial, onChange, onBlur });
  useEffect(() => {
    told.current = { ...told.current, onChange, onBlur };
  });
  const host = useCallback((element: HTMLDivElement) => {
    const made = new Editor({
      element,
      extensions,
      content: told.current.initial ?? blank,
      injectCSS: false,
      editorProps: {
        // The form's key to save; the editor would break the line by it.
        handleKeyDown: (_view, { key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey),
        handleDOMEvents: {
          paste: (view, event) => takeIn(view, event, event.clipboardData),
          drop: takeDrop,
        },
      },
      onUpdate: () => {
        const text = cleanRichText(made.getJSON());
        const plain = text ? plainText(text) : '';
        told.current.onChange(plain ? text : null, plain);
      },
      onBlur: () => told.current.onBlur(),
      onTransaction: () => setTurn((turn) => turn + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  return { host, editor };
};
