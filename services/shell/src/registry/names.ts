/** Nothing is published under other names and versions, and columns of such names do not even compare with others. */
export const isPublishable = (text: string): boolean => /^[\x21-\x7e]{1,60}$/.test(text);
