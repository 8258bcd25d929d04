import type { Reference } from '@bidwright/contract-kit';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { useEffect, useRef } from 'react';
import { type CompanyContact, useCompanySub } from '../../../../api.ts';

interface ContactOfCompanyProps {
  /** Adds somebody to the contacts of the company; answers whom, or nothing if the person changed their mind. */
  onCreate: (company: Reference, typed: string) => Promise<Reference | undefined>;
}

/** One of the contacts of the company that stands in the form. With another company goes whom it does not have. The first choice adds somebody. */
export const ContactOfCompany = ({ onCreate }: ContactOfCompanyProps) => {
  const intl = useIntl();
  const [company] = useFormValue<Reference | null>('company');
  const [, setContact] = useFormValue<Reference | null>('contact');
  const { data, isFetching } = useCompanySub<CompanyContact>(company?.id, 'contacts');
  const contacts = isFetching ? undefined : data?.filter(({ status }) => status === 'Active');

  const chosen = useRef(company?.id);
  useEffect(() => {
    if (chosen.current !== company?.id) setContact(null);
    chosen.current = company?.id;
  }, [company, setContact]);

  return (
    <ReferenceField
      name="contact"
      label={intl.formatMessage({ id: 'opportunities.contacts.contact' })}
      options={
        contacts && [
          { id: 0, name: intl.formatMessage({ id: 'opportunities.contacts.new' }) },
          ...contacts.map(({ id, name, title, email }) => ({ id, name, detail: title ?? email ?? undefined })),
        ]
      }
      onCreate={async (typed) => (company ? onCreate(company, typed) : undefined)}
      disabled={!company}
      help={contacts?.length === 0 ? intl.formatMessage({ id: 'opportunities.contacts.noneOfCompany' }) : undefined}
    />
  );
};
