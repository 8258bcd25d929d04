import type { User } from '@bidwright/contract-admin';
import type { AnyObject, ObjectSchema } from '@bidwright/contract-kit';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { type ReactNode, useCallback, useState } from 'react';
import { versionIn } from '../lists/useSeenVersion.ts';
import { useMe } from './useMe.ts';

interface OwnFormProps {
  title: string;
  schema: ObjectSchema<AnyObject>;
  /** Where they stand in the record, unless they are fields of its own. */
  within?: 'notifications';
  children: (user: User) => ReactNode;
}

/** A part of the person's own record, in its form. */
export const OwnForm = ({ title, schema, within, children }: OwnFormProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { user, error, refetch, update } = useMe();
  // The record as it was at the first change, until that is saved: what comes meanwhile leaves what is typed.
  const [begun, setBegun] = useState<User>();
  const begin = useCallback(() => setBegun((before) => before ?? user), [user]);
  if (!user) {
    if (error)
      return (
        <Failed title={intl.formatMessage({ id: 'admin.account.failed' })} text={errorText(error)} onRetry={refetch} />
      );
    return (
      <Card>
        <LoadingRows rows={3} />
      </Card>
    );
  }
  const base = begun ?? user;
  const initial = within ? base[within] : base;
  // Begins anew when its own fields are others.
  const state = JSON.stringify(Object.keys(schema.fields).map((name) => Reflect.get(initial, name)));
  const save = async (values: object, changed: object) => {
    const changes = within ? { [within]: values } : changed;
    const failure = await update({ id: user.id, version: base.version, changes });
    if (failure) {
      // Where somebody else has changed the same, the person sees so now; saving again is meant.
      setBegun({ ...base, version: versionIn(failure) ?? base.version });
      return failure;
    }
    await refetch();
    return () => {
      setBegun(undefined);
      alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.account.saved' }) });
    };
  };
  return (
    <SectionCard title={title}>
      <Form key={state} schema={schema} initial={initial} onSubmit={save} onChange={begin}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {children(user)}
          <FormActions submit={intl.formatMessage({ id: 'admin.account.save' })} />
        </Box>
      </Form>
    </SectionCard>
  );
};
