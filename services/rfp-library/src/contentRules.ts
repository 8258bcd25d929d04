import { isDeepStrictEqual } from 'node:util';
import { message } from '@bidwright/contract-kit';
import { nextReview, plainText, type RfpContentInput } from '@bidwright/contract-rfp-library';
import { Problem, type Row, type Rules } from '@bidwright/service-kit';

type Content = Row & RfpContentInput;

const maxLength = 100_000;

const tooLong = () =>
  new Problem(422, 'invalid', `A text has at most ${maxLength} characters`, {
    fields: { rfpContent: message('validation.max', { max: maxLength }) },
  });

/** The plain text is that of the rich one, so that what is searched is what is read. */
const withPlain = (content: Content): Content => {
  if (!content.richText) return content;
  const plain = plainText(content.richText as Parameters<typeof plainText>[0]);
  if (plain.length > maxLength) throw tooLong();
  return plain ? { ...content, rfpContent: plain } : { ...content, richText: null };
};

/** Who says how often an entry is reviewed, but not when, means: from today on. */
const withDue = (content: Content): Content => {
  const { reviewDue, reviewEveryMonths } = content;
  if (reviewDue || !reviewEveryMonths) return content;
  return { ...content, reviewDue: nextReview(new Date().toISOString().slice(0, 10), reviewEveryMonths) };
};

/** A text that was written without its form has none any more. */
export const contentRules: Rules<Content> = {
  responsibilities: { owner: {} },
  create: (row) => withPlain(withDue(row)),
  update: (was, wanted) => {
    const content = wanted.reviewEveryMonths === was.reviewEveryMonths ? wanted : withDue(wanted);
    if (content.rfpContent === was.rfpContent || !isDeepStrictEqual(content.richText, was.richText))
      return withPlain(content);
    return { ...content, richText: null };
  },
};
