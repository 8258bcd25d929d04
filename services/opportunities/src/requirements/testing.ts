import { setTimeout as pause } from 'node:timers/promises';
import {
  type ReadRequirements,
  type Requirement,
  sampleDocument,
  sampleOpportunity,
} from '@bidwright/contract-opportunities';
import { person, type TestService } from '@bidwright/service-testing';

const admin = person('Admin');
const rfp = { documentType: { value: 'rfp', label: 'RFP' } };

/** Solicitations of bids, and what is read of them. */
export const solicitations = (running: TestService) => {
  const { call } = running;
  let bids = 0;

  const bid = async (change: object = {}) => {
    bids += 1;
    const input = sampleOpportunity({ solicitationNumber: `R-${bids}`, ...change });
    return (await call<string>('create', { col: 'opportunities', ...input }, admin)).body.data;
  };

  /** A text as a document of a bid. */
  const add = async (opportunityId: string, text: string | Uint8Array<ArrayBuffer>, fields: object = {}) => {
    const input = sampleDocument({ opportunityId, documentName: 'rfp.txt', ...rfp, ...fields });
    const id = (await call<string>('create', { col: 'documents', ...input, name: 'RFP' }, admin)).body.data;
    const sent = { method: 'PUT', headers: running.as(admin), body: text };
    expect((await fetch(`${running.url}/api/opportunities/files/${id}`, sent)).status).toBe(200);
    return id;
  };

  const ask = (document: string, who = admin) => call<ReadRequirements>('readRequirements', { document }, who);

  /** As soon as the words of the file are there. */
  const first = async (document: string, who = admin) => {
    for (;;) {
      const answer = await ask(document, who);
      if (answer.body.errorInfo?.code !== 'document-waiting') return answer;
      await pause(20);
    }
  };

  const readAll = async (document: string, who = admin) => {
    const answers = [await first(document, who)];
    while ((answers.at(-1)?.body.data?.left ?? 0) > 0) answers.push(await ask(document, who));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    return answers;
  };

  /** The requirements of a bid, in their order. */
  const of = async (opportunityId: string) => {
    const where = [{ field: 'opportunityId', is: 'eq', value: opportunityId }];
    const rows: Requirement[] = [];
    let after: string | null = null;
    do {
      const asked: object = { col: 'requirements', where, sort: { field: 'place' }, limit: 200, after };
      const answer = await call<Requirement[]>('query', asked, admin);
      rows.push(...answer.body.data);
      after = Object(answer.body).next ?? null;
    } while (after);
    return rows;
  };

  return { admin, bid, add, ask, first, readAll, of };
};
