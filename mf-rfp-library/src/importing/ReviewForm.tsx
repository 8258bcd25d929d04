import type { ErrorInfo, InputFrom } from '@bidwright/contract-kit';
import { rfpContent, type Sections } from '@bidwright/contract-rfp-library';
import { FieldGrid, Form, FormActions } from '@bidwright/remote-kit/forms';
import { FormattedMessage, said, useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField, ReferencesField } from '@bidwright/remote-kit/references';
import { useNavigate } from '@bidwright/remote-kit/router';
import { Alert, Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { libraryAddress } from '../addresses.ts';
import { useTeams } from '../api.ts';
import { useBids } from '../library/useBids.ts';
import { YearField } from '../writing/YearField.tsx';
import { AllSections } from './AllSections.tsx';
import { type Reviewed, reviewedOf, titleIn, withLike } from './reviewed.ts';
import { SectionRow } from './SectionRow.tsx';
import { useLike } from './useLike.ts';
import { useSave } from './useSave.ts';

const schema = rfpContent.input.pick(['opportunity', 'proposalYear', 'teams']);

interface ReviewFormProps extends Sections {
  onCancel: () => void;
}

/** The sections of a proposal, to be looked at before they go into the library. */
export const ReviewForm = ({ sections, pictures, onCancel }: ReviewFormProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const fieldText = useFieldMessage();
  const bids = useBids();
  const teams = useTeams().data;
  const [reviewed, setReviewed] = useState(() => reviewedOf(sections));
  const replace = (key: number, by: (section: Reviewed) => Reviewed) =>
    setReviewed((all) => all.map((one) => (one.key === key ? by(one) : one)));
  const change = (key: number, changes: Partial<Reviewed>) => replace(key, (one) => ({ ...one, ...changes }));
  const [isTouched, setTouched] = useState(false);
  const looking = useLike(reviewed, (key, like) => replace(key, (one) => withLike(one, like)));
  const { titles, progress, save } = useSave((key) => change(key, { saved: true }));
  const wanted = reviewed.filter(({ taken, saved }) => taken && !saved);
  const label = (name: string) => intl.formatMessage({ id: `rfp-library.field.${name}` });

  const refuse = (id: string, values?: Record<string, string>) => ({
    code: said,
    message: intl.formatMessage({ id: `rfp-library.import.${id}` }, values),
  });
  /** What is wrong with a field of the form stands there; all else is said of the section. */
  const refusalOf = (section: string, error: ErrorInfo) => {
    const faults = Object.entries(error.fields ?? {});
    if (faults.some(([name]) => Object.hasOwn(schema.fields, name))) return error;
    const why = faults.map(([, fault]) => fieldText(fault)).join(' · ') || errorText(error);
    return refuse('stopped', { name: section, why });
  };

  const submit = async (shared: InputFrom<typeof schema>) => {
    if (wanted.length === 0) return refuse('noneTaken');
    if (wanted.some(({ title }) => !title?.trim())) return refuse('titleNeeded');
    const refusal = await save(wanted, shared);
    if (refusal) return refusalOf(refusal.title, refusal.error);
    const text = intl.formatMessage({ id: 'rfp-library.import.done' }, { count: wanted.length });
    alert({ severity: 'success', text });
    return () => navigate(libraryAddress);
  };

  return (
    <Form
      schema={schema}
      onSubmit={submit}
      onCancel={onCancel}
      besides={isTouched || reviewed.some(({ saved }) => saved)}
    >
      {pictures !== 0 && (
        <Alert severity="info" sx={{ marginBlockEnd: 1.5 }}>
          <FormattedMessage id="rfp-library.import.pictures" values={{ count: pictures ?? 0 }} />
        </Alert>
      )}
      <FieldGrid>
        <ReferenceField name="opportunity" label={label('opportunity')} {...bids} />
        <YearField />
        <ReferencesField name="teams" label={label('teams')} options={teams} />
      </FieldGrid>
      <AllSections
        sections={reviewed}
        looking={looking}
        disabled={progress !== undefined}
        onTake={(taken) => {
          setTouched(true);
          setReviewed((all) => all.map((one) => (one.saved ? one : { ...one, taken, decided: true })));
        }}
      />
      <Box
        component="ul"
        aria-label={intl.formatMessage({ id: 'rfp-library.import.sections' })}
        sx={{ margin: 0, marginBlock: 1, padding: 0, listStyle: 'none' }}
      >
        {reviewed.map((section) => (
          <SectionRow
            key={section.key}
            section={section}
            isNew={Boolean(section.title) && !titleIn(titles, section.title ?? '')}
            disabled={progress !== undefined}
            onChange={(changes) => {
              setTouched(true);
              change(section.key, changes);
            }}
          />
        ))}
      </Box>
      <FormActions
        submit={intl.formatMessage({ id: 'rfp-library.import.save' }, { count: wanted.length })}
        cancel={intl.formatMessage({ id: 'rfp-library.cancel' })}
        start={
          progress && (
            <output>
              <FormattedMessage id="rfp-library.import.saving" values={progress} />
            </output>
          )
        }
      />
    </Form>
  );
};
