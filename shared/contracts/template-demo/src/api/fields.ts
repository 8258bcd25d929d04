import { lines, text } from '@bidwright/contract-kit';

/** An id of the demo, as seeds and clients make them. */
export const id = () => text(60).required();

/** What somebody looks for; empty finds all. */
export const key = () => text(100);

/** A title or name that must be there. */
export const title = () => text(120).required();

/** What somebody writes, such as a comment. */
export const written = () => lines(2000).required();
