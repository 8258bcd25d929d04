export { answerApart } from './files/answerApart.ts';
