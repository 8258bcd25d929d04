import { longText, object, recordId, reference } from '@bidwright/contract-kit';
import { rfpContent, type Similar } from '@bidwright/contract-rfp-library';
import { checkedBody, type Database, type Service } from '@bidwright/service-kit';
import { anyOf, idOf, listOf, objectOf, orNull } from '@bidwright/service-kit/openapi';
import { sql } from 'kysely';
import type { OwnCall } from '../ownCall.ts';
import type { Library } from '../search/Library.ts';
import { likeness, tellingWords, wordingOf } from './likeness.ts';

/** Entries that are compared, those with most of the telling words. */
const candidates = 50;
/** Texts that share so much are nearly the same. */
const enough = 0.5;
const most = 3;

const asked = object({
  sectionTitle: reference('sectionTitles').required(),
  rfpContent: longText(100_000).required(),
  /** The entry that is being written itself. */
  id: recordId(rfpContent.name),
});

interface Compared {
  id: string;
  rfpContent: string;
  opportunityId: string | null;
  opportunityName: string | null;
  proposalYear: number | null;
}

const entriesOf = async (db: Database, ids: string[]): Promise<Compared[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Compared>`select id, rfpContent, opportunityId, opportunityName, proposalYear
    from rfpContent where id in (${sql.join(ids)})`.execute(db);
  return rows;
};

const similarTo = async (db: Database, library: Library, wanted: { section: string; text: string; but: string }) => {
  const words = tellingWords(wanted.text).map((word) => ({
    parts: [word],
    isPrefix: false,
    isExact: true,
    isExcluded: false,
  }));
  await library.settle();
  const clauses = words.length > 0 ? { words: [words] } : {};
  const { ids } = await library.search({ ...clauses, sectionTitles: [wanted.section] }, candidates);
  const wording = wordingOf(wanted.text);
  const entries = await entriesOf(
    db,
    ids.filter((id) => id !== wanted.but),
  );
  return entries
    .map(
      ({ id, rfpContent: text, opportunityId, opportunityName, proposalYear }): Similar => ({
        id,
        opportunity: opportunityId ? { id: opportunityId, name: opportunityName ?? '' } : null,
        proposalYear,
        share: Math.round(likeness(wording, wordingOf(text)) * 100) / 100,
      }),
    )
    .filter(({ share }) => share >= enough)
    .sort((one, other) => other.share - one.share)
    .slice(0, most);
};

/** Finds entries of the same section that say nearly the same. */
export const similarCall = (libraryOf: (service: Service) => Library): OwnCall => ({
  operation: {
    method: 'post',
    path: `/api/${rfpContent.service}/similar`,
    tag: 'search',
    summary: 'Entries of the same section that say nearly the same as a text, the most similar first',
    refusals: [422],
    body: asked,
    answer: listOf(
      objectOf({
        id: idOf(rfpContent.name),
        opportunity: orNull(objectOf({ id: idOf('opportunities'), name: { type: 'string' } })),
        proposalYear: anyOf([{ type: 'integer' }, { type: 'null' }]),
        share: { type: 'number', minimum: 0, maximum: 1 },
      }),
    ),
  },
  right: rfpContent.rights.read,
  answer: async (service, request, response) => {
    const { sectionTitle, rfpContent: text, id } = checkedBody(asked, request.body);
    const wanted = { section: sectionTitle.id, text, but: id ?? '' };
    response.json({ data: await similarTo(service.db, libraryOf(service), wanted) });
  },
});
