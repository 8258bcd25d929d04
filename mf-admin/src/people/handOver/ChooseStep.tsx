import { type AnyObject, type ErrorInfo, message, object, type Reference, reference } from '@bidwright/contract-kit';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { useList } from '../../api.ts';
import { KindText } from './KindText.tsx';
import { type Kind, keyOf } from './kinds.ts';

/** Who takes over: what nobody is named for goes to `to`. */
export type Choices = Record<string, Reference | null>;

interface ChooseStepProps {
  personId: string;
  kinds: Kind[];
  choices: Choices;
  onCancel: () => void;
  /** Answers what is wrong, or nothing. */
  onNext: (choices: Choices) => Promise<ErrorInfo | undefined>;
}

const nobody: ErrorInfo = {
  code: 'invalid',
  message: 'A colleague must be chosen',
  fields: { to: { ...message('validation.required'), message: 'This field is required' } },
};

/** Asks who takes over: one for everything, or another one for a kind. */
export const ChooseStep = ({ personId, kinds, choices, onCancel, onNext }: ChooseStepProps) => {
  const intl = useIntl();
  const { data } = useList('users');
  const options = data?.filter(({ id }) => id !== personId).map(({ id, name }) => ({ id, name }));
  const schema = useMemo(
    () =>
      object({
        to: reference('users'),
        ...Object.fromEntries(kinds.map((kind) => [keyOf(kind), reference('users')])),
      }),
    [kinds],
  );
  const next = (values: AnyObject) => (Object.values(values).some((value) => value !== null) ? onNext(values) : nobody);
  return (
    <Form schema={schema} initial={choices} onSubmit={next} onCancel={onCancel} focus="to" kept>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ReferenceField name="to" label={intl.formatMessage({ id: 'admin.handOver.to' })} options={options} />
        <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', margin: 0, padding: 0 }}>
          {kinds.map((kind) => (
            <li key={keyOf(kind)}>
              <Box component="details" sx={{ marginBlockEnd: 1 }}>
                <Box component="summary" sx={{ fontWeight: 600, cursor: 'pointer' }}>
                  <KindText kind={kind} count={kind.records.length} />
                </Box>
                <Box component="ul" sx={{ maxHeight: 160, overflow: 'auto', margin: 0, paddingInlineStart: 2.5 }}>
                  {kind.records.map(({ id, name }) => (
                    <li key={id}>
                      <bdi>{name || id}</bdi>
                    </li>
                  ))}
                </Box>
              </Box>
              {kinds.length > 1 && (
                <ReferenceField
                  name={keyOf(kind)}
                  label={intl.formatMessage({ id: 'admin.handOver.instead' })}
                  options={options}
                />
              )}
            </li>
          ))}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <FormattedMessage id="admin.handOver.past" />
        </Box>
        <FormActions
          cancel={intl.formatMessage({ id: 'admin.cancel' })}
          submit={intl.formatMessage({ id: 'admin.handOver.check' })}
        />
      </Box>
    </Form>
  );
};
