import type { Ref } from 'react';

export interface FileInputProps {
  /** A button of the page clicks it. */
  ref: Ref<HTMLInputElement>;
  /** Undefined: it is the one of the button. */
  label?: string;
  /** Endings or types that are offered, such as `.csv,.xlsx`. */
  accept: string;
  onFile: (file: File) => void;
}

/** The browser's own field for a file. It is out of sight, and no stop of Tab: a dialog would send the focus there, and it never got on. */
export const FileInput = ({ ref, label, accept, onFile }: FileInputProps) => (
  <input
    ref={ref}
    hidden
    type="file"
    tabIndex={-1}
    aria-label={label}
    accept={accept}
    onChange={({ target }) => {
      const [chosen] = target.files ?? [];
      if (chosen) onFile(chosen);
      // The same file, mended meanwhile, can be chosen again.
      target.value = '';
    }}
  />
);
