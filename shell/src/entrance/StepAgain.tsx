import type { AskedStep } from '@bidwright/contract-shell';
import { useEffect, useState } from 'react';
import { read } from '../session/call.ts';
import { SecondStep } from './SecondStep.tsx';

/** Where another page leads after it has proven a password, or this one is loaded anew: what is still asked. */
export const StepAgain = () => {
  const [asked, setAsked] = useState<Pick<AskedStep, 'step' | 'ways'>>();
  useEffect(() => {
    const ask = async () => {
      const { data } = await read<AskedStep>('signIn/step');
      if (data) return setAsked(data);
      // It took too long: the password is asked again.
      const { searchParams } = new URL(window.location.href);
      searchParams.delete('step');
      window.location.replace(`/login?${searchParams}`);
    };
    void ask();
  }, []);
  return asked ? <SecondStep {...asked} /> : null;
};
