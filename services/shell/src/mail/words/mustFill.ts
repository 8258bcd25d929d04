import { refuse } from '../../refuse.ts';
import type { Words } from './firmWords.ts';
import { type MailKind, textOnly } from './kinds.ts';

/** All that stands in braces, also what is no merge field for a slip in its name. */
const inBraces = (text: string) => [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name);

const listed = (names: string[]) => names.map((name) => `{${name}}`).join(', ');

const mustKnow = (field: 'subject' | 'text', words: string, known: string[]) => {
  const unknown = inBraces(words).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const values = { unknown: listed(unknown).slice(0, 200), fields: listed(known) };
  throw refuse({ status: 422, code: 'invalid', key: 'shell.mail.unknownField', values, field });
};

/** Refuses words with merge fields that the kind of mail lacks, and without those that its readers need. */
export const mustFill = ({ fields, needed }: Pick<MailKind, 'fields' | 'needed'>, { subject, text }: Words): void => {
  mustKnow(
    'subject',
    subject,
    fields.filter((name) => !textOnly.includes(name)),
  );
  mustKnow('text', text, fields);
  const missing = needed.filter((name) => !text.includes(`{${name}}`));
  if (missing.length > 0) {
    const values = { missing: listed(missing) };
    throw refuse({ status: 422, code: 'invalid', key: 'shell.mail.missingField', values, field: 'text' });
  }
};
