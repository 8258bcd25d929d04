import { message } from '@bidwright/contract-kit';
import { plainText, type RfpContentInput } from '@bidwright/contract-rfp-library';
import { Problem, type Row, type Rules } from '@bidwright/service-kit';

type Content = Row & RfpContentInput;

const longest = 100_000;

const tooLong = () =>
  new Problem(422, 'invalid', `A text has at most ${longest} characters`, {
    fields: { rfpContent: message('validation.max', { max: longest }) },
  });

/** The plain text is that of the rich one, so that what is searched is what is read. */
const withPlain = (content: Content): Content => {
  if (!content.richText) return content;
  const plain = plainText(content.richText as Parameters<typeof plainText>[0]);
  if (plain.length > longest) throw tooLong();
  return plain ? { ...content, rfpContent: plain } : { ...content, richText: null };
};

/** A text that was written without its form has none any more. */
export const contentRules: Rules = {
  create: (row) => withPlain(row as Content),
  update: (before, after) => {
    const [was, content] = [before as Content, after as Content];
    if (content.rfpContent === was.rfpContent || JSON.stringify(content.richText) !== JSON.stringify(was.richText))
      return withPlain(content);
    return { ...content, richText: null };
  },
};
