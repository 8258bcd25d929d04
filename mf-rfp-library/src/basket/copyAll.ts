import { formOf } from '@bidwright/contract-rfp-library';
import type { Entry } from '../api.ts';
import { escaped, htmlOf } from '../reading/html.ts';

const formed = (entry: Entry) => `<h1>${escaped(entry.sectionTitle.name)}</h1>${htmlOf(formOf(entry))}`;
const plain = ({ sectionTitle, rfpContent }: Entry) => `${sectionTitle.name}\n\n${rfpContent}`;

/** Entries one after the other on the clipboard, each under its section title, with their form and without. */
export const copyAll = (entries: readonly Entry[]): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({
      'text/html': new Blob([entries.map(formed).join('')], { type: 'text/html' }),
      'text/plain': new Blob([entries.map(plain).join('\n\n')], { type: 'text/plain' }),
    }),
  ]);
