/** What a text says first; where a sentence ends is known by its language. */
export const firstSentence = (text: string, language: string): string => {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? text;
};
