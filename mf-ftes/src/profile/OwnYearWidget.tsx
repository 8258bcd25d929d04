import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Button, SectionCard } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { thisYear } from '../year/months.ts';
import { TwelveMonths } from './TwelveMonths.tsx';

/** On the dashboard: what won work takes of the person's months this year. */
export const OwnYearWidget = () => {
  const intl = useIntl();
  const { id } = usePerson();
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'ftes.profile.own' })}
      actions={
        <Button component={RouterLink} to={`/user/ftes/${id}`} size="small">
          <FormattedMessage id="ftes.profile.all" />
        </Button>
      }
    >
      <TwelveMonths person={id} year={thisYear()} />
    </SectionCard>
  );
};
