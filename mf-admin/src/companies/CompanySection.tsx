import { companies } from '@bidwright/contract-admin';
import { type AnyObject, type Field, fieldsOf, type ObjectSchema } from '@bidwright/contract-kit';
import { FieldGrid, Form, FormActions, type Outcome } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useEffect, useRef, useState } from 'react';
import { useUpdate } from '../api.ts';
import { FieldValue } from '../lists/FieldValue.tsx';
import type { ListRecord } from '../lists/list.ts';
import { RecordField } from '../lists/RecordField.tsx';
import { useFieldLabel } from '../lists/useFieldLabel.ts';
import { useSeenVersion } from '../lists/useSeenVersion.ts';
import { UseCount } from '../uses/UseCount.tsx';
import type { Uses } from '../uses/useUses.ts';
import { addressLines } from './addressLines.ts';

interface CompanySectionProps {
  section: 'facts' | 'address' | 'conflict';
  names: readonly string[];
  record: ListRecord;
  /** In how many records its name is copied. */
  uses?: Uses;
}

const fieldsIn = (names: readonly string[]): Field[] =>
  fieldsOf(companies.input)
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));

const isStated = (name: string): name is keyof typeof companies.input.fields => name in companies.input.fields;

const schemaOf = (fields: Field[]): ObjectSchema<AnyObject> =>
  companies.input.pick(fields.map(({ name }) => name).filter(isStated));

/** A fact behind its label. */
const Fact = ({ field, record }: { field: Field; record: ListRecord }) => {
  const value = record[field.name];
  if (value === null || value === false) return '–';
  return value === true ? <FormattedMessage id="admin.yes" /> : <FieldValue field={field} record={record} />;
};

const Facts = ({ fields, record }: { fields: Field[]; record: ListRecord }) => {
  const label = useFieldLabel();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
        gap: 1,
        margin: 0,
        '& dd': { margin: 0 },
      }}
    >
      {fields.map((field) => (
        <Box key={field.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary', paddingBlockStart: '2px' }}>
            {label(field.name)}
          </Box>
          <Box component="dd" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            <Fact field={field} record={record} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** The address as the firm writes them; each line in its own direction. */
const AddressFact = ({ record: { address, city, state, postalCode } }: { record: ListRecord }) => {
  const lines = addressLines({ address, city, state, postalCode });
  return (
    <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {lines.length === 0 && '–'}
      {lines.map((line) => (
        <Box key={line}>
          <bdi>{line}</bdi>
        </Box>
      ))}
    </Box>
  );
};

const Editing = ({
  fields,
  record,
  section,
  uses,
  onClose,
}: CompanySectionProps & { fields: Field[]; onClose: () => void }) => {
  const intl = useIntl();
  const alert = useAlert();
  const [update] = useUpdate(companies.name);
  const [version, seen] = useSeenVersion(record);
  const [name, setName] = useState(record.name);
  const save = async (_values: AnyObject, changes: object): Promise<Outcome> => {
    if (Object.keys(changes).length === 0) return onClose;
    const error = seen(await update({ id: record.id, version, changes }));
    if (error) return error;
    return () => {
      alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.saved' }, { name: record.name }) });
      onClose();
    };
  };
  return (
    <Form
      schema={schemaOf(fields)}
      initial={record}
      was={record}
      focus={fields[0]?.name}
      onSubmit={save}
      onCancel={onClose}
      onChange={(values: AnyObject) => setName(values.name ?? record.name)}
    >
      <SectionCard title={intl.formatMessage({ id: `admin.company.${section}` })} editing>
        <FieldGrid>
          {fields.map((field) => (
            <RecordField key={field.name} field={field} />
          ))}
        </FieldGrid>
        {name !== record.name && (
          <Box
            component="output"
            sx={{ display: 'block', typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}
          >
            <UseCount uses={uses} id={record.id} as="rename" />
          </Box>
        )}
        <Box sx={{ marginBlockStart: 2 }}>
          <FormActions
            submit={intl.formatMessage({ id: 'admin.save' })}
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
          />
        </Box>
      </SectionCard>
    </Form>
  );
};

/** Some facts of a company, to read or in edit. */
export const CompanySection = (props: CompanySectionProps) => {
  const { section, names, record } = props;
  const intl = useIntl();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  useEffect(() => {
    // The form took the focus with it when it closed.
    if (edited.current && !editing) button.current?.focus();
    edited.current = editing;
  }, [editing]);
  const fields = fieldsIn(names);
  const title = intl.formatMessage({ id: `admin.company.${section}` });
  if (editing) return <Editing {...props} fields={fields} onClose={() => setEditing(false)} />;
  return (
    <SectionCard
      title={title}
      actions={
        <Button
          ref={button}
          size="small"
          onClick={() => setEditing(true)}
          aria-label={intl.formatMessage({ id: 'admin.company.edit' }, { section: title })}
        >
          <FormattedMessage id="admin.edit" />
        </Button>
      }
    >
      {section === 'address' ? (
        <AddressFact record={record} />
      ) : section === 'conflict' ? (
        <Box
          dir={record.conflictOfInterest ? 'auto' : undefined}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {record.conflictOfInterest ?? <FormattedMessage id="admin.company.noConflict" />}
        </Box>
      ) : (
        <Facts fields={fields} record={record} />
      )}
    </SectionCard>
  );
};
