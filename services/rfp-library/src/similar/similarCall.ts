import { longText, object, recordId, reference } from '@bidwright/contract-kit';
import { rfpContent, type Similar } from '@bidwright/contract-rfp-library';
import { checkedBody, type Database, type Service } from '@bidwright/service-kit';
import { anyOf, idOf, listOf, objectOf, orNull } from '@bidwright/service-kit/openapi';
import { sql } from 'kysely';
import type { OwnCall } from '../ownCall.ts';
import type { Library } from '../search/Library.ts';
import { mended } from '../search/mended.ts';
import { likeness, wordingOf } from './likeness.ts';

/** Entries that are compared word by word, those whose wording is most alike. */
const candidates = 50;
/** Texts that share so much are nearly the same. */
const enough = 0.5;
const most = 3;

const asked = object({
  /** Without it entries of all sections are compared. */
  sectionTitle: reference('sectionTitles'),
  rfpContent: longText(100_000).required(),
  /** The entry that is being written itself. */
  id: recordId(rfpContent.name),
});

interface Sought {
  /** The id of the section title; all sections without one. */
  section: string | undefined;
  text: string;
  /** The entry that the text is of. */
  but: string | null;
}

interface Compared {
  id: string;
  sectionTitleId: string;
  sectionTitleName: string;
  rfpContent: string;
  opportunityId: string | null;
  opportunityName: string | null;
  proposalYear: number | null;
}

const entriesOf = async (db: Database, ids: string[]): Promise<Compared[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Compared>`select id, sectionTitleId, sectionTitleName, rfpContent, opportunityId,
      opportunityName, proposalYear
    from rfpContent where id in (${sql.join(ids)})`.execute(db);
  return rows;
};

const similarTo = async (db: Database, library: Library, { section, text, but }: Sought): Promise<Similar[]> => {
  const wording = wordingOf(text);
  const ids = await mended(library, () => library.alike(text, section, candidates));
  const entries = await entriesOf(
    db,
    ids.filter((id) => id !== but),
  );
  return entries
    .map((entry) => ({
      id: entry.id,
      sectionTitle: { id: entry.sectionTitleId, name: entry.sectionTitleName },
      opportunity: entry.opportunityId ? { id: entry.opportunityId, name: entry.opportunityName ?? '' } : null,
      proposalYear: entry.proposalYear,
      share: Math.round(likeness(wording, wordingOf(entry.rfpContent)) * 100) / 100,
    }))
    .filter(({ share }) => share >= enough)
    .sort((one, other) => other.share - one.share)
    .slice(0, most);
};

/** Finds entries, of the same section or of all, that say nearly the same. */
export const similarCall = (libraryOf: (service: Service) => Library): OwnCall => ({
  operation: {
    method: 'post',
    path: `/api/${rfpContent.service}/similar`,
    tag: 'search',
    summary: 'Entries, of one section or of all, that say nearly the same as a text, the most similar first',
    refusals: [422],
    body: asked,
    answer: listOf(
      objectOf({
        id: idOf(rfpContent.name),
        sectionTitle: objectOf({ id: idOf('sectionTitles'), name: { type: 'string' } }),
        opportunity: orNull(objectOf({ id: idOf('opportunities'), name: { type: 'string' } })),
        proposalYear: anyOf([{ type: 'integer' }, { type: 'null' }]),
        share: { type: 'number', minimum: 0, maximum: 1 },
      }),
    ),
  },
  right: rfpContent.rights.read,
  answer: async (service, request, response) => {
    const { sectionTitle, rfpContent: text, id } = checkedBody(asked, request.body);
    const sought = { section: sectionTitle?.id, text, but: id };
    response.json({ data: await similarTo(service.db, libraryOf(service), sought) });
  },
});
