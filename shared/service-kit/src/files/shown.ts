import { type FileType, fileNameFor } from '@bidwright/contract-kit';
import { create as disposition } from 'content-disposition';

const nothing = "default-src 'none'; style-src 'unsafe-inline'";

/** Safari shows nothing of a PDF in a sandbox, and viewers of PDF give it none of the page's rights anyway. */
const policyOf = (type: FileType) => (type === 'application/pdf' ? nothing : `${nothing}; sandbox`);

/** Types that a browser shows without running anything in them. */
const isShown = (type: FileType) => type === 'application/pdf' || type.startsWith('image/');

/** What makes a browser show a file, or save it under its name, and run nothing of it. */
export const shownAs = (documentName: string, type: FileType): Record<string, string> => ({
  'content-type': type,
  'content-disposition': disposition(fileNameFor(documentName, type), {
    type: isShown(type) ? 'inline' : 'attachment',
  }),
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyOf(type),
});
