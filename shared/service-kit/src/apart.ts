export { answerApart, answerEachApart } from './files/answerApart.ts';
