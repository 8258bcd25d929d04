import { readFileSync } from 'node:fs';
import { answerEachFromChild } from '@bidwright/service-kit/child-process';
import { examine } from './examine.ts';

answerEachFromChild(([file = '', name = '', kind]) => examine(readFileSync(file, 'utf8'), name, kind === 'override'));
