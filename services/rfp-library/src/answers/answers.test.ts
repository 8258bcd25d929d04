import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxAsked, type ProposedAnswer } from '@bidwright/contract-rfp-library';
import { loadDemo } from '@bidwright/service-kit/internal/demo';
import { sql } from 'kysely';
import { library } from '../search/testing.ts';
import { service } from '../service.ts';

const { running, admin, search } = library();

interface Keyed {
  question: string;
  /** Words of the text that answers it; decoys have none. */
  words: string;
}

const keyIn = (name: string): Keyed[] =>
  readFileSync(join(import.meta.dirname, 'samples', `${name}.key`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [question = '', words = ''] = line.split('|').map((part) => part.trim());
      return { question, words };
    });

const textsById = new Map<string, string>();

const loadTexts = async () => {
  await loadDemo(running.db, service.collections, () => service.demo('2026-11-21'));
  const { rows } = await sql<{ id: string; text: string }>`select id, rfpContent as text
    from rfpContent`.execute(running.db);
  for (const { id, text } of rows) textsById.set(id, text);
  await search({});
};

const ask = (body: unknown) => running.call<ProposedAnswer[]>('proposeAnswers', body, admin);

const propose = async (questions: readonly string[]) => {
  const answers: ProposedAnswer[] = [];
  for (let from = 0; from < questions.length; from += maxAsked) {
    const answer = await ask({ questions: questions.slice(from, from + maxAsked) });
    expect(answer.status).toBe(200);
    answers.push(...answer.body.data);
  }
  return answers;
};

const has = ({ words }: Keyed, texts: ProposedAnswer['texts']) =>
  texts.some(({ id }) => textsById.get(id)?.includes(words));

/** How many of a hundred questions have the right text among the first five. */
const rateOf = (name: string, asked: readonly Keyed[], answers: readonly ProposedAnswer[]) => {
  const found = asked.filter((one, n) => has(one, answers[n]?.texts ?? []));
  const first = asked.filter((one, n) => has(one, answers[n]?.texts.slice(0, 1) ?? []));
  const missed = asked.filter((one) => !found.includes(one)).map(({ question }) => `  ${question}\n`);
  process.stdout.write(
    `${name}: of ${asked.length} the right text is first for ${first.length}, among five for ${found.length}; missed:\n${missed.join('')}`,
  );
  return (found.length / asked.length) * 100;
};

test('the text that answers is among the first five, every sentence stands in its text, and decoys get little', async () => {
  await loadTexts();
  const key = keyIn('demo');
  const asked = key.filter(({ words }) => words);
  const answers = await propose(asked.map(({ question }) => question));
  expect(asked).toHaveLength(60);
  expect(rateOf('demo', asked, answers)).toBeGreaterThanOrEqual(85);
  for (const { sentences, texts } of answers) {
    expect(texts.length).toBeLessThanOrEqual(5);
    for (const { entry, sentence } of sentences) expect(textsById.get(entry)).toContain(sentence);
    for (const { id, sentences: passage } of texts)
      for (const sentence of passage) expect(textsById.get(id)).toContain(sentence);
  }

  const unseen = keyIn('unseen');
  expect(rateOf('unseen', unseen, await propose(unseen.map(({ question }) => question)))).toBeGreaterThanOrEqual(80);

  const decoys = key.filter(({ words }) => !words);
  const proposed = await propose(decoys.map(({ question }) => question));
  const fooled = proposed.filter(({ sentences }) => sentences.length > 0);
  process.stdout.write(`of ${decoys.length} decoys ${fooled.length} get a proposal\n`);
  expect(decoys).toHaveLength(12);
  expect(fooled.length).toBeLessThanOrEqual(3);
});

test('without words that say anything nothing is proposed, and what is no list of questions is refused', async () => {
  expect((await ask({ questions: ['What?', '…'] })).body.data).toEqual([
    { sentences: [], texts: [] },
    { sentences: [], texts: [] },
  ]);
  for (const questions of [[], [''], Array.from({ length: maxAsked + 1 }, () => 'Who leads?'), 'Who leads?'])
    expect((await ask({ questions })).status).toBe(422);
});
