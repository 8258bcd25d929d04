import {
  type ReadRequirements,
  sampleDocument,
  sampleOpportunity,
  sampleQuestion,
} from '@bidwright/contract-opportunities';
import type { Page } from '@playwright/test';
import { post } from '../../people.ts';

const count = { requirements: Number(process.env.BENCH_ROWS ?? 1000), questions: 100 };
const rfp = { documentType: { value: 'rfp', label: 'RFP' } };

const answerOf = async <T>(page: Page, address: string, call: string, body: object): Promise<T> => {
  const answer = await post(page.request, address, `/api/opportunities/${call}`, body);
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).data;
};

const demand = (_: unknown, at: number) =>
  `The contractor shall deliver report number ${at} to the office of district ${at}, with all of its annexes.`;

/** A bid with a thousand requirements, read from its solicitation, and a hundred questions, of which the first are answered. */
export const bigBid = async (page: Page, address: string): Promise<string> => {
  const ask = <T>(call: string, body: object) => answerOf<T>(page, address, call, body);
  const add = (col: string, input: object) => ask<string>('create', { col, ...input });
  const opportunityId = await add('opportunities', sampleOpportunity({ solicitationNumber: `BENCH-${Date.now()}` }));

  const paper = await add('documents', sampleDocument({ opportunityId, documentName: 'rfp.txt', ...rfp }));
  const sent = await page.request.put(`${address}/api/opportunities/files/${paper}`, {
    data: Array.from({ length: count.requirements }, demand).join('\n\n'),
    headers: { origin: address, 'content-type': 'text/plain' },
  });
  if (!sent.ok()) throw new Error(`The solicitation: ${sent.status()} ${await sent.text()}`);
  for (let left = count.requirements; left > 0; ) {
    const answer = await post(page.request, address, '/api/opportunities/readRequirements', { document: paper });
    // Its words are not there yet.
    if (answer.status() === 409) continue;
    const { data }: { data: ReadRequirements } = await answer.json();
    left = data.left;
  }

  const document = { id: paper, name: 'Questions' };
  const open = { state: 'Open' as const, answer: null, sources: [] };
  for (let at = 1; at <= count.questions; at += 1) {
    const text = `Who steps in when the key person of task ${at} is away?`;
    const asked = { opportunityId, document, text, number: `1.${at}`, place: at, sheetRow: at + 1 };
    await add('questions', sampleQuestion({ ...asked, ...(at > 5 && open) }));
  }
  return opportunityId;
};
