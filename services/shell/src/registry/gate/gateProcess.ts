import { readFileSync } from 'node:fs';
import { answerEachApart } from '@bidwright/service-kit/apart';
import { examine } from './examine.ts';

answerEachApart(([file = '', name = '', kind]) => examine(readFileSync(file, 'utf8'), name, kind === 'override'));
