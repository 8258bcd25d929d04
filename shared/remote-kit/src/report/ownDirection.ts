/** Signs that are not seen: between them, a text runs from left to right whatever is around it. */
const begin = '\u2066';
const end = '\u2069';

/**
 * A figure as it is written where no element can stand around it, as in a drawing: on a page that runs from right to left '15 mil. $' would
 * become '$ .mil 15'.
 */
export const ownDirection = (text: string, isMirrored: boolean): string => (isMirrored ? begin + text + end : text);
