/** As high as the editor: nothing below moves when it comes. */
export const textHeight = 260;
const toolbarHeight = 38;

/** What an editor that is still to come leaves free. */
export const editorRoom = {
  border: 1,
  borderColor: 'line.control',
  borderRadius: 1,
  height: textHeight + toolbarHeight + 2,
};

/** The toolbar comes with the text it works on. */
export const toolbarRoom = { minHeight: toolbarHeight };
