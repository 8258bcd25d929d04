import { personSkills } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import { Suspense, useState } from 'react';
import { SkillRow } from './SkillRow.tsx';
import { useSkillsOf } from './useSkillsOf.ts';

const AddSkill = lazy(async () => ({ default: (await import('./AddSkill.tsx')).AddSkill }));

const Skills = ({ person }: { person: Reference }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { known, kept, offered, error, refetch } = useSkillsOf(person.id);
  const [adding, setAdding] = useState(false);
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'ftes.skills' })}
      count={known?.length}
      actions={
        <Button size="small" startIcon={<Add />} onClick={() => setAdding(true)} disabled={!known}>
          <FormattedMessage id="ftes.skill.add" />
        </Button>
      }
    >
      {error && !known && (
        <Failed
          title={intl.formatMessage({ id: 'ftes.skills.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={refetch}
        />
      )}
      {!error && !known && <LoadingRows rows={2} />}
      {known?.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage id="ftes.skills.none" />
        </Box>
      )}
      {known && known.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
            columnGap: 3,
            margin: 0,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {known.map((record) => (
            <SkillRow key={record.id} record={record} />
          ))}
        </Box>
      )}
      {adding && (
        <Suspense>
          <AddSkill person={person} kept={kept} offered={offered} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
};

/** What somebody can do, and how well: kept by the person, and by who staffs bids. */
export const SkillsCard = ({ person }: { person: Reference }) =>
  can(personSkills.rights.update, usePerson(), { person }) ? <Skills person={person} /> : null;
