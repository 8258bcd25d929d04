import type { ErrorInfo } from '@bidwright/contract-kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { useEffect, useReducer } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '../intl/useErrorText.ts';
import { useFieldMessage } from '../intl/useFieldMessage.ts';
import { type Fault, isFault, useFormState } from './FormContext.ts';

/** What keeps the form from being saved: the fields in question with links, as they stand on the page, or why the server would not. */
export const ErrorSummary = ({ refused }: { refused?: ErrorInfo }) => {
  const { errors, submitCount } = useFormikContext();
  const { id, labels } = useFormState();
  const fieldText = useFieldMessage();
  const errorText = useErrorText();
  // Where something was refused before, the fields say their labels only once they stand.
  const [, drawAgain] = useReducer(() => true, false);
  useEffect(drawAgain, [drawAgain]);
  const shown = [...labels.keys()];
  const place = (name: string) => (labels.has(name) ? shown.indexOf(name) : shown.length);
  const found = Object.entries<unknown>(errors).flatMap(([name, fault]): [string, Fault][] =>
    isFault(fault) ? [[name, fault]] : [],
  );
  const faults = found.toSorted(([one], [other]) => place(one) - place(other));
  if (!refused && (submitCount === 0 || faults.length === 0)) return null;

  const focus = (name: string) => document.getElementById(`${id}-${name}`)?.focus();
  return (
    <Alert severity="error" data-summary tabIndex={-1} sx={{ marginBlockEnd: 2, scrollMarginBlock: 96 }}>
      <Box sx={{ fontWeight: 600 }}>
        {faults.length > 0 ? (
          <FormattedMessage id="kit.form.attention" values={{ count: faults.length }} />
        ) : (
          refused && errorText(refused)
        )}
      </Box>
      {faults.length > 0 && (
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {faults.map(([name, fault]) => (
            <li key={name}>
              {labels.has(name) && (
                <>
                  <Link
                    component="button"
                    type="button"
                    color="inherit"
                    underline="always"
                    sx={{ verticalAlign: 'baseline', font: 'inherit' }}
                    onClick={() => focus(name)}
                  >
                    {labels.get(name)}
                  </Link>
                  {': '}
                </>
              )}
              <bdi>{fieldText(fault)}</bdi>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};
