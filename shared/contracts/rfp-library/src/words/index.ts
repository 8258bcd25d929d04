export { fold, foldInPlace } from './fold.ts';
export { marker } from './marks.ts';
export { type Clause, parseWords, type Term } from './parse.ts';
export { indexedText, isHan, partsOf, tokensOf } from './parts.ts';
export { formsOf, stem } from './stem.ts';
export { isStopWord } from './stopWords.ts';
