// By itself: lists of bids know how a bid is refused, and what a status may ask for comes with its dialog.
import type { DocumentType } from './documents.ts';

/** The code with which a bid is refused that lacks what its new status asks for. */
export const lacksNeeds = 'status-needs';

/** What a missing document is called among the fields of a refusal. */
export const documentField = (type: DocumentType) => `document-${type}` as const;

/** The kind of document that a field of a refusal stands for. */
export const documentOf = (field: string): string | undefined => /^document-(.+)/.exec(field)?.[1];
