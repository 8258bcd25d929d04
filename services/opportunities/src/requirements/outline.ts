interface Head {
  depth: number;
  text: string;
}

const lettered = /^(?:section|article|part|attachment|exhibit|appendix|volume)\s+[A-Z0-9]/i;

/** How deep a heading stands by its number; undefined of one without a number. */
const depthOf = (text: string): number | undefined => {
  if (lettered.test(text)) return 0;
  const [number] = /^([A-Z]|\d{1,3})(\.\d{1,3})*(?=[.)\s])/.exec(text) ?? [];
  if (!number || (/^[A-Z]$/.test(number) && !/^[A-Z][.)]/.test(text))) return undefined;
  // `3.0` stands as high as `3`.
  return number.replace(/\.0$/, '').split('.').length;
};

/** Longest name of a section. */
const maxLength = 255;

/** Where in a document one is, as its headings go by. */
export const createOutline = () => {
  let heads: Head[] = [];
  let aside: string | null = null;
  return {
    enter: (text: string) => {
      const last = heads.at(-1);
      const isLastNumbered = last !== undefined && depthOf(last.text) !== undefined;
      const depth = depthOf(text) ?? (last ? last.depth + (isLastNumbered ? 1 : 0) : 1);
      heads = [...heads.filter((head) => head.depth < depth), { depth, text: text.replace(/[.:]$/, '') }];
      aside = null;
    },
    /** What a paragraph begins with as its own title, such as `b. Page limits`. */
    besides: (text: string | null) => {
      aside = text;
    },
    /** The names of the section and of the one around it. */
    section: (): string | null => {
      const names = [...heads.slice(-2).map(({ text }) => text), ...(aside ? [aside] : [])];
      return names.length > 0 ? names.join(' › ').slice(0, maxLength) : null;
    },
  };
};
