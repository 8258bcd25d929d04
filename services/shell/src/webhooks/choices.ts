import type { AnswerOf, NoticeLook, Person } from '@bidwright/contract-kit';
import type { webhookChoices } from '@bidwright/contract-shell';
import type { AppContext } from '../context.ts';
import { documentedServices, documentFor } from '../docs/documents.ts';
import { allStatements, ownService } from '../notifications/statements.ts';
import { labelOf } from '../notifications/wishes/wishes.ts';

/** How notices look that speak to one person: said to a whole channel they would mean nobody. */
const personal: ReadonlySet<NoticeLook> = new Set(['assigned', 'mention']);

/** Of its own notices the front door tells those of versions; the others are about accounts, mail and people's own jobs. */
const ownSubject = 'versions';

/** What webhooks can be told of. */
export const choicesFor = async (context: AppContext, person: Person): Promise<AnswerOf<typeof webhookChoices>> => {
  const services = documentedServices(context).filter((name) => name !== ownService);
  const documents = await Promise.all(services.map((name) => documentFor(context, name, person)));
  const collections = services.flatMap((name, at) =>
    (documents[at]?.['x-told'] ?? []).map((collection) => `${name}/${collection}`),
  );
  const notices = (await allStatements(context.db)).flatMap(([service, statement]) =>
    Object.entries(statement.types).flatMap(([type, { look, subject }]) =>
      personal.has(look) || (service === ownService && subject !== ownSubject)
        ? []
        : { type: `${service}.${type}`, service, title: labelOf(statement, `${service}.notice.${type}.title`) },
    ),
  );
  // Databases differ in the order in which they keep what a service states.
  return { collections, notices: notices.toSorted((one, other) => (one.type < other.type ? -1 : 1)) };
};
