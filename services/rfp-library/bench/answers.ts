import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProposedAnswer } from '@bidwright/contract-rfp-library';
import { milliseconds } from '@bidwright/service-testing';
import type { Service } from './server.ts';

/** Questions of a list, and how many of them pages ask at once. */
const [asked, atOnce] = [100, 10];

const samples = join(import.meta.dirname, '../src/answers/samples');
const known = ['demo', 'unseen']
  .flatMap((name) => readFileSync(join(samples, `${name}.key`), 'utf8').split('\n'))
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|')[0]?.trim() ?? '');
/** No two are the same. */
const questions = Array.from({ length: asked }, (_, n) => {
  const question = known[n % known.length] ?? '';
  return n < known.length ? question : `${question} Name the deputy.`;
});

/** How long a list of a hundred questions waits for its proposals, in seconds, and how many get some. */
export const answersTimed = async (service: Service): Promise<{ seconds: number; answered: number }> => {
  let answered = 0;
  const ms = await milliseconds(async () => {
    for (let from = 0; from < asked; from += atOnce) {
      const body = { questions: questions.slice(from, from + atOnce) };
      const answers: ProposedAnswer[] = JSON.parse(await service.call('proposeAnswers', body)).data;
      answered += answers.filter(({ texts }) => texts.length > 0).length;
    }
  });
  return { seconds: ms / 1000, answered };
};
