import { getDocumentProxy } from 'unpdf';

/** The words of a PDF page by page, each with a form feed at its end, until there are enough. */
export const readPdf = async (bytes: Uint8Array, enough: number): Promise<string> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  for (let number = 1; number <= pdf.numPages && text.length < enough; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : ' ');
    text += '\f';
    page.cleanup();
  }
  return text;
};
