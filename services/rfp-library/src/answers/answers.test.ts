import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { maxAsked, type ProposedAnswer, rfpContent } from '@bidwright/contract-rfp-library';
import { loadDemo } from '@bidwright/service-kit/internal/demo';
import { sql } from 'kysely';
import { library } from '../search/testing.ts';
import { service } from '../service.ts';
import { sentencesOf } from './passages.ts';

const { running, admin, search } = library();

/** Questions with words of the text that answers each; decoys have none. */
const key = readFileSync(join(import.meta.dirname, 'samples/demo.key'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [question = '', words = ''] = line.split('|').map((part) => part.trim());
    return { question, words };
  });
const asked = key.filter(({ words }) => words);
const decoys = key.filter(({ words }) => !words);

const textsById = new Map<string, string>();

/** Tests begin with an empty database. */
beforeEach(async () => {
  await loadDemo(running.db, service.collections, () => service.demo('2026-11-21'));
  const { rows } = await sql<{
    id: string;
    text: string;
  }>`select id, rfpContent as text from ${sql.table(rfpContent.name)}`.execute(running.db);
  for (const { id, text } of rows) textsById.set(id, text);
  while ((await search({})).body.data.indexing) await pause(100);
}, 120_000);

const propose = async (questions: readonly string[]) => {
  const answers: ProposedAnswer[] = [];
  for (let from = 0; from < questions.length; from += maxAsked) {
    const body = { questions: questions.slice(from, from + maxAsked) };
    const answer = await running.call<ProposedAnswer[]>('proposeAnswers', body, admin);
    expect(answer.status).toBe(200);
    answers.push(...answer.body.data);
  }
  return answers;
};

const percent = (some: readonly unknown[], all: readonly unknown[]) => (some.length / all.length) * 100;

test('the text that answers a question is among the first five, and every sentence stands in its text', async () => {
  const answers = await propose(asked.map(({ question }) => question));
  const has = (id: string, words: string) => textsById.get(id)?.includes(words) ?? false;
  const found = asked.filter(({ words }, n) => answers[n]?.texts.some(({ id }) => has(id, words)));
  const first = asked.filter(({ words }, n) => answers[n]?.texts.slice(0, 1).some(({ id }) => has(id, words)));
  const said = asked.filter(({ words }, n) =>
    answers[n]?.texts.some(({ sentences }) => sentences.join(' ').includes(words)),
  );
  const missed = asked.filter((one) => !found.includes(one));
  process.stdout.write(
    `of ${asked.length} questions the right text is first for ${first.length}, among the first five for ${found.length}, its very sentences for ${said.length}; missed:\n${missed.map(({ question }) => `  ${question}`).join('\n')}\n`,
  );
  expect(asked).toHaveLength(60);
  expect(percent(found, asked)).toBeGreaterThanOrEqual(85);
  for (const { sentences, texts } of answers) {
    expect(texts.length).toBeLessThanOrEqual(5);
    for (const { entry, sentence } of sentences) expect(textsById.get(entry)).toContain(sentence);
    for (const { id, sentences: passage } of texts)
      for (const sentence of passage) expect(sentencesOf(textsById.get(id) ?? '').flat()).toContain(sentence);
  }
});

test('for what the library does not speak of nothing is proposed', async () => {
  const answers = await propose(decoys.map(({ question }) => question));
  const proposed = decoys.filter((_one, n) => (answers[n]?.sentences.length ?? 0) > 0);
  process.stdout.write(
    `of ${decoys.length} decoys ${proposed.length} get a proposal: ${proposed.map(({ question }) => question).join(' ')}\n`,
  );
  expect(decoys).toHaveLength(12);
  expect(percent(proposed, decoys)).toBeLessThanOrEqual(25);
});
