import { firstSentence } from './firstSentence.ts';

test.each([
  ['en', 'Won ÷ (won + lost). Bid rate = 1 ÷ 2.', 'Won ÷ (won + lost).'],
  ['fr', 'Notes, comme « Prix 9 sur 20 ». Part perdue : 3.', 'Notes, comme « Prix 9 sur 20 ».'],
  ['zh', '按金额统计。没有金额的投标只计数。', '按金额统计。'],
  ['en', 'All of it', 'All of it'],
])('what a text says first, %s', (language, text, first) => {
  expect(firstSentence(text, language)).toBe(first);
});
