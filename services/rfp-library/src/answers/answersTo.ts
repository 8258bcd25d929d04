import type { AskedOf } from '@bidwright/contract-kit';
import {
  freshnessOf,
  type ProposedAnswer,
  type proposeAnswers,
  rfpContent,
  unused,
} from '@bidwright/contract-rfp-library';
import { type Database, selectRecords, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { reuseOfEntries } from '../reuse/outcomes.ts';
import type { Library } from '../search/Library.ts';
import { mended } from '../search/mended.ts';
import { t } from '../tables.ts';
import { answerOf } from './answerOf.ts';
import { termsOf } from './asked.ts';

/** Texts that are looked at for each question. */
const looked = 150;

const table = tableOf({
  ...rfpContent,
  input: rfpContent.input.pick([
    'sectionTitle',
    'rfpContent',
    'opportunity',
    'proposalYear',
    'reviewDue',
    'lastReviewed',
  ]),
});

const textsOf = (db: Database, ids: readonly string[]) =>
  ids.length === 0 ? [] : selectRecords(db, table, { where: [sql`${t.id} in (${sql.join(ids)})`] });

const others = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** What the library's texts say to some questions. */
export const answersTo = async (
  db: Database,
  library: Library,
  { questions }: Pick<AskedOf<typeof proposeAnswers>, 'questions'>,
): Promise<ProposedAnswer[]> => {
  const asked = questions.map(termsOf);
  const found = await mended(library, () =>
    Promise.all(
      asked.map((terms) =>
        terms.length > 0
          ? library.about(
              terms.map(({ forms }) => forms),
              looked,
            )
          : { ids: [], weights: [] },
      ),
    ),
  );
  const ids = [...new Set(found.flatMap((one) => one.ids))];
  const [texts, reuse] = [await textsOf(db, ids), await reuseOfEntries(db, ids)];
  const byId = new Map(
    texts.map((text) => [text.id, { text, freshness: freshnessOf(text), reuse: reuse.get(text.id) ?? unused }]),
  );
  const answers: ProposedAnswer[] = [];
  for (const [at, terms] of asked.entries()) {
    // Other calls come in between.
    await others();
    const known = (found[at]?.ids ?? []).flatMap((id) => byId.get(id) ?? []);
    answers.push(answerOf({ terms, weights: found[at]?.weights ?? [] }, known));
  }
  return answers;
};
