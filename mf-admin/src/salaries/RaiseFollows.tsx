import type { SalaryProjection } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useEffect, useRef } from 'react';
import { Amount } from './Amount.tsx';
import { useYears, whoseKey } from './useYears.ts';

const to = (decimals: number, value: number) => Number(value.toFixed(decimals));

/** The salary of the year before, from which a raise leads to this one; nothing where none is known, or in another currency. */
const useLast = (): SalaryProjection | undefined => {
  const [user] = useFormValue<Reference | null>('user');
  const [position] = useFormValue<string | null>('position');
  const [year] = useFormValue<number | string | null>('year');
  const [currency] = useFormValue<string>('currency');
  const whose = { user, position, year: Number(year) };
  const isKnown = Boolean(user ?? position) && Number.isInteger(whose.year);
  const years = useYears(isKnown ? [whose] : [], whose.year);
  const last = years.get(`${whoseKey(whose)} ${whose.year - 1}`);
  return last && last.annualSalary > 0 && last.currency === currency ? last : undefined;
};

/** The raise follows from the salary that is typed, and the salary from the raise. */
export const RaiseFollows = () => {
  const last = useLast();
  const [salary, setSalary] = useFormValue<number | string | null>('annualSalary');
  const [raise, setRaise] = useFormValue<number | string | null>('raise');
  const base = last?.annualSalary;
  const seen = useRef({ salary, raise });
  useEffect(() => {
    const before = seen.current;
    seen.current = { salary, raise };
    if (base === undefined) return;
    if (typeof salary === 'number' && salary !== before.salary) {
      // Who earns less than before has no raise.
      seen.current.raise = salary < base ? null : to(4, salary / base - 1);
      setRaise(seen.current.raise);
    } else if (typeof raise === 'number' && raise !== before.raise) {
      seen.current.salary = to(2, base * (1 + raise));
      setSalary(seen.current.salary);
    }
  }, [base, salary, raise, setSalary, setRaise]);
  return (
    <Box component="output" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
      {last && (
        <FormattedMessage
          id="admin.salaries.follows"
          values={{
            year: String(last.year),
            salary: <Amount value={last.annualSalary} currency={last.currency} />,
          }}
        />
      )}
    </Box>
  );
};
