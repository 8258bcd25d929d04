import type { Choice, ErrorInfo } from '@bidwright/contract-kit';
import { calendarFile, calendarLanguages } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { download, mutationOf } from '@bidwright/remote-kit/store';
import { Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Event from '@mui/icons-material/EventOutlined';
import { bids } from '../../../api.ts';

const useCalendarFile = mutationOf(bids, calendarFile);

const idOf = (one: string | { id: string }) => (typeof one === 'string' ? one : one.id);

/** Saves the dates of the records that are chosen for a calendar. */
export const CalendarFile = ({ choice }: { choice: Choice }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const [ask, { isLoading }] = useCalendarFile();
  const whyNot = (error: ErrorInfo) => {
    const [fault] = Object.values(error.fields ?? {});
    return fault ? fieldMessage(fault) : errorText(error);
  };
  const save = async () => {
    const { ids, where, search } = choice;
    const { data, error } = await ask({
      ...(ids ? { ids: ids.map(idOf) } : { where, search }),
      language: calendarLanguages.find((one) => intl.locale.startsWith(one)),
    });
    if (error) alert({ severity: 'error', text: whyNot(error) });
    else download({ name: data.name, url: `data:${data.mediaType};base64,${data.content}` });
  };
  return (
    <Button size="small" startIcon={<Event />} loading={isLoading} onClick={() => void save()}>
      <FormattedMessage id="opportunities.bulk.calendar" />
    </Button>
  );
};
