import { Fault } from '../fault.ts';

/** Whether a start is one of the demo, as its settings say: unless DEMO decides, everywhere but in production. */
export const isDemo = ({ DEMO = '', NODE_ENV }: NodeJS.ProcessEnv): boolean => {
  if (DEMO === '') return NODE_ENV !== 'production';
  if (DEMO !== '0' && DEMO !== '1')
    throw new Fault(`DEMO is 1 or 0, not "${DEMO}". With 0 nobody of the demo can sign in.`);
  if (DEMO === '1' && NODE_ENV === 'production')
    throw new Fault(
      'DEMO=1 does not go with NODE_ENV=production: everyone knows the password of the demo. Leave one away.',
    );
  return DEMO === '1';
};
