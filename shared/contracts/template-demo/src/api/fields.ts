import { lines, text } from '@bidwright/contract-kit';

/** The id of one of some things of the demo, as seeds and handlers make them. */
export const id = (of: string) => text(60).required().meta({ of });

/** What somebody looks for; empty finds all. */
export const key = () => text(100);

/** A title or name that must be there. */
export const title = () => text(120).required();

/** What somebody writes, such as a comment. */
export const written = () => lines(2000).required();
