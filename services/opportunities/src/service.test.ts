import {
  sampleDocument,
  sampleOpportunity,
  sampleQuestion,
  sampleRequirement,
} from '@bidwright/contract-opportunities';
import { conformance, event } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from './service.ts';

const samples = {
  documents: sampleDocument(),
  opportunities: sampleOpportunity({ dueTime: '14:00', dueZone: 'America/New_York' }),
  proposalSections: { title: 'Staffing' },
  proposalSteps: { kind: 'Red team', workDaysBefore: 5 },
  proposalTemplates: { name: 'Reviews', steps: [{ name: 'Red team', workDaysBefore: 5 }] },
  questions: sampleQuestion(),
  requirements: sampleRequirement(),
  scorecards: { name: 'Usual', factors: [{ name: 'Price', weight: 10 }], stops: [{ name: 'Not eligible' }] },
};

conformance(service, samples, {
  // Whoever gets a mail must work here, and a document that is read has words.
  prepare: async ({ db, deliver }, ids) => {
    const ann = { id: 'user-ann', name: 'Ann', status: 'Active' };
    await deliver(event({ service: 'admin', col: 'users', record: ann }));
    ids.users = ann.id;
    const text = 'The contractor shall deliver a report.';
    await sql`update documents set textState = 'Ready' where id = ${ids.documents}`.execute(db);
    await sql`insert into document_texts (recordId, col, state, at, content)
      values (${ids.documents}, 'documents', 'ready', 0, ${text})`.execute(db);
  },
  // The only bid has a plan, with one review, and no document has a file.
  outOfReach: ['/beginProposalPlan', '/moveProposalStep', '/questionTables', '/readQuestions', '/exportQuestions'],
});
