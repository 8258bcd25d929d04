/** A text as people read it, where it was pasted with the signs of Markdown. */
export const plainOf = (text: string): string =>
  text
    .replace(/<\/?(span|u|b|i|em|strong|br|p|div|font|su[bp]|a)(\s[^<>]*)?\/?>/gi, '')
    .replace(/!\[[^\]]*\]\([^)]*\)(\{[^}]*\})?/g, '')
    .replace(/\\?\[{1,2}([^[\]]+)\](\{[^}]*\}\])?\s?\((https?:[^)]*|#[^)]*)\)/g, '$1')
    .replace(/<(https?:[^>]+)>/g, '$1')
    .replace(/\*{1,3}/g, '')
    .replace(/\\([\\`*_{}[\]()#+.!|$<>-])/g, '$1')
    .replace(/(^|\s)>\s/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
