export { answerEachFromChild, answerFromChild } from './files/answerFromChild.ts';
