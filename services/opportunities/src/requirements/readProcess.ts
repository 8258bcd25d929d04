import { answerEachFromChild } from '@bidwright/service-kit/child-process';
import { foundIn } from './foundIn.ts';

answerEachFromChild(([content = '']) => ({ found: foundIn(content) }));
