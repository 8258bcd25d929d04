import { has } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { ConfirmDialog } from '@bidwright/remote-kit/overlay';
import { Link } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { memo, useState } from 'react';
import { useOpenLibrary } from '../api.ts';

/** Says to an Admin for whom the library is, and changes it. */
export const OpenTo = memo(() => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const person = usePerson();
  const send = useOpenLibrary();
  const [isOpen, setOpen] = useState(person.opened?.includes(rfpContent.service) ?? false);
  const [asking, setAsking] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.open.${id}` });
  const next = isOpen ? 'close' : 'open';
  if (!has(person)) return null;

  const change = async () => {
    const error = await send(!isOpen);
    if (error) return alert({ severity: 'error', text: errorText(error) });
    setOpen(!isOpen);
    return alert({ severity: 'success', text: text(`${next}.done`) });
  };
  return (
    <>
      {' · '}
      <Link
        component="button"
        type="button"
        onClick={() => setAsking(true)}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
      >
        <FormattedMessage id={`rfp-library.open.${isOpen ? 'leads' : 'admins'}`} />
      </Link>
      <ConfirmDialog
        open={asking}
        title={text(`${next}.title`)}
        confirm={text(`${next}.do`)}
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        {text(`${next}.text`)}
      </ConfirmDialog>
    </>
  );
});
