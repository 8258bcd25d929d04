/** Short forms stay as they are. */
const lowered = (word: string): string => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase());

/** The name of a table or a column as people read it: `rfpContent` is called `Rfp content`, `opportunities_comments` `Opportunities - Comments`. */
export const wordsOf = (name: string): string =>
  name
    .split('_')
    .filter((part) => part !== '')
    .map((part) => {
      const words = part.replace(/([a-z\d])([A-Z])/g, '$1 $2');
      const [first = '', ...others] = words.split(' ');
      return [first[0]?.toUpperCase() + first.slice(1), ...others.map(lowered)].join(' ');
    })
    .join(' - ');
