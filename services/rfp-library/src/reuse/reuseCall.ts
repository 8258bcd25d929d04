import { array, object, string } from '@bidwright/contract-kit';
import { mostNamed, type ReuseAnswer, rfpContent, unused } from '@bidwright/contract-rfp-library';
import { checkedBody } from '@bidwright/service-kit';
import type { JsonSchema } from '@bidwright/service-kit/openapi';
import { idOf, listOf, objectOf, orNull } from '@bidwright/service-kit/openapi';
import type { OwnCall } from '../ownCall.ts';
import { lastUses, reuseOfEntries, reuseOfSections } from './outcomes.ts';

const ids = () =>
  array(
    string()
      .matches(/^[\w-]{1,36}$/)
      .required(),
  )
    .max(mostNamed)
    .default(() => []);

const asked = object({ entries: ids(), sectionTitles: ids() });

const count: JsonSchema = { type: 'integer', minimum: 0 };

/** What the document says of how often a text was used, and what came of it. */
export const reuseSchema = { used: count, submitted: count, won: count, lost: count };

const all = (wanted: readonly string[], found: ReadonlyMap<string, typeof unused>) =>
  wanted.map((id) => ({ id, ...unused, ...found.get(id) }));

/** What came of the bids in which some entries, or any texts of some sections, were used. */
export const reuseCall: OwnCall = {
  operation: {
    method: 'post',
    path: `/api/${rfpContent.service}/reuse`,
    tag: 'reuse',
    summary: 'In how many bids texts were used, and how many of these were sent, won and lost',
    refusals: [422],
    body: objectOf(
      {
        entries: { ...listOf(idOf(rfpContent.name)), maxItems: mostNamed },
        sectionTitles: { ...listOf(idOf('sectionTitles')), maxItems: mostNamed },
      },
      [],
    ),
    answer: objectOf({
      entries: listOf(objectOf({ id: idOf(rfpContent.name), ...reuseSchema, lastUsed: orNull(count) })),
      sectionTitles: listOf(objectOf({ id: idOf('sectionTitles'), ...reuseSchema })),
    }),
  },
  right: rfpContent.rights.read,
  answer: async ({ db }, request, response) => {
    const { entries, sectionTitles } = checkedBody(asked, request.body);
    const last = await lastUses(db, entries);
    const data: ReuseAnswer = {
      entries: all(entries, await reuseOfEntries(db, entries)).map((one) => ({
        ...one,
        lastUsed: last.get(one.id) ?? null,
      })),
      sectionTitles: all(sectionTitles, await reuseOfSections(db, sectionTitles)),
    };
    response.json({ data });
  },
};
