import { message } from '@bidwright/contract-kit';
import { type giveQuestions, questions } from '@bidwright/contract-opportunities';
import { type CallContext, callsOf, Problem, transact, untilWritten } from '@bidwright/service-kit';
import { v7 as newId } from 'uuid';
import type { Db } from '../tables.ts';

/** Says which of the questions is meant. */
const ofQuestion = (error: unknown, at: number): unknown => {
  if (!(error instanceof Problem)) return error;
  const { status, code, message: text, details } = error;
  const fields = { ...details.fields, questions: message('questions.notSaved', { number: at + 1 }) };
  return new Problem(status, code, `questions[${at}]: ${text}`, { ...details, fields });
};

/** Says who answers questions and by when, by the very call that changes one of them: all of them or none. */
export const giveAll = ({ service, db, person, by, input }: CallContext<typeof giveQuestions, Db>) => {
  const answerCall = callsOf(service.resources);
  const ids = input.questions.map(({ id }) => id);
  // As of a job, whoever is given many is told once.
  const cause = { requestId: by.requestId, ...(ids.length > 1 && { job: newId() }) };
  const write = async (trx: Db) => {
    // In one order, so that two who give the same questions never wait for each other.
    await trx.selectFrom(questions.name).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
    for (const [at, question] of input.questions.entries()) {
      const body = { ...question, col: questions.name };
      await answerCall(trx, person, 'update', body, cause).catch((error: unknown) => {
        throw ofQuestion(error, at);
      });
    }
    return trx.selectFrom(questions.name).select(['id', 'version']).where('id', 'in', ids).orderBy('id').execute();
  };
  return untilWritten(db, () => transact(db, service.eventSink, write));
};
