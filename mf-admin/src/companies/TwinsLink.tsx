import { has } from '@bidwright/contract-kit';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { AppLink, Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';

/** Leads Admins to companies that may be the same. */
export const TwinsLink = () =>
  has(usePerson()) ? (
    <Button component={AppLink} href="/admin/companies/duplicates">
      <FormattedMessage id="admin.twins" />
    </Button>
  ) : null;
