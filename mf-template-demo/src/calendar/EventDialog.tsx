import { choice, day, flag, text as line, lines, object, time } from '@bidwright/contract-kit';
import { type CalendarEvent, eventColors } from '@bidwright/contract-template-demo/api';
import {
  ChoiceField,
  DateField,
  FieldGrid,
  Form,
  FormActions,
  LongTextField,
  SwitchField,
  TextField,
} from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Button, Stack } from '@bidwright/remote-kit/ui';
import { useDemoSend } from '../client/index.ts';
import { useSayError } from '../useSayError.ts';
import { useText } from '../useText.ts';
import { read, written } from './days.ts';

/** An event as it is; one to come has no id. */
export type Draft = Omit<CalendarEvent, 'id'> & { id?: string };

const schema = object({
  title: line(120).required(),
  color: choice(eventColors).required(),
  allDay: flag(),
  startDay: day().required(),
  startTime: time(),
  endDay: day().required(),
  endTime: time(),
  description: lines(1000),
});

const backwards = {
  code: 'invalid',
  message: '',
  fields: { endDay: { key: 'template-demo.calendar.backwards', message: '' } },
};

/** An event to be made, changed or removed. */
export const EventDialog = ({ event, onClose }: { event: Draft; onClose: () => void }) => {
  const text = useText();
  const sayError = useSayError();
  const [create] = useDemoSend('POST /api/calendar/new');
  const [update] = useDemoSend('POST /api/calendar/update');
  const [remove] = useDemoSend('POST /api/calendar/remove');
  const { id } = event;
  const [start, end] = [written(event.startsAtMs), written(event.endsAtMs)];
  const drop = async () => {
    if (id && sayError(await remove({ eventId: id }))) onClose();
  };
  return (
    <Dialog form open title={text(id ? 'calendar.edit' : 'calendar.new')} onClose={onClose}>
      <Form
        schema={schema}
        initial={{ ...event, startDay: start.day, startTime: start.time, endDay: end.day, endTime: end.time }}
        focus="title"
        onCancel={onClose}
        onSubmit={async ({ startDay, startTime, endDay, endTime, ...kept }) => {
          const startsAtMs = read(startDay, kept.allDay ? null : startTime);
          const endsAtMs = read(endDay, kept.allDay ? null : endTime);
          if (endsAtMs < startsAtMs) return backwards;
          const made = { ...kept, startsAtMs, endsAtMs };
          const { error } = await (id ? update({ eventId: id, update: made }) : create(made));
          return error ?? onClose;
        }}
      >
        <Stack sx={{ gap: 1.5 }}>
          <TextField name="title" label={text('calendar.name')} />
          <SwitchField name="allDay" label={text('calendar.allDay')} />
          <FieldGrid>
            <DateField name="startDay" label={text('calendar.startDay')} />
            <TextField name="startTime" type="time" label={text('calendar.startTime')} />
            <DateField name="endDay" label={text('calendar.endDay')} />
            <TextField name="endTime" type="time" label={text('calendar.endTime')} />
          </FieldGrid>
          <ChoiceField name="color" label={text('calendar.color')} text={(color) => text(`calendar.color.${color}`)} />
          <LongTextField name="description" label={text('calendar.description')} />
          <FormActions
            submit={text('calendar.save')}
            cancel={text('cancel')}
            start={
              id && (
                <Button size="small" color="error" onClick={() => void drop()}>
                  {text('calendar.remove')}
                </Button>
              )
            }
          />
        </Stack>
      </Form>
    </Dialog>
  );
};
