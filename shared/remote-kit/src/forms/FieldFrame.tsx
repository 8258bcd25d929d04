import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { PropsWithChildren, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface FieldFrameProps {
  id: string;
  label: string;
  required: boolean;
  help?: string;
  fault?: string;
  /** What the field held before, as text; the field is then marked as changed. */
  before?: string;
  /** At the end of the line below: a counter. */
  end?: ReactNode;
}

const NoteText = ({ fault, before, help }: Pick<FieldFrameProps, 'fault' | 'before' | 'help'>) => {
  if (fault)
    return (
      <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, color: 'error.main', fontWeight: 500 }}>
        <ErrorOutline sx={{ fontSize: 16 }} />
        {fault}
      </Box>
    );
  if (before === undefined) return help;
  return before ? (
    <FormattedMessage id="kit.form.was" values={{ value: <bdi>{before}</bdi> }} />
  ) : (
    <FormattedMessage id="kit.form.wasEmpty" />
  );
};

/** The label above a control and the line below it. */
export const FieldFrame = ({
  id,
  label,
  required,
  help,
  fault,
  before,
  end,
  children,
}: PropsWithChildren<FieldFrameProps>) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
    <Box component="label" id={`${id}-label`} htmlFor={id} sx={{ typography: 'caption', color: 'text.secondary' }}>
      <bdi>{label}</bdi> {required && <FormattedMessage id="kit.form.required" />}
    </Box>
    {children}
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        justifyContent: 'space-between',
        minHeight: 16,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Box component="span" id={`${id}-note`}>
        <NoteText fault={fault} before={before} help={help} />
      </Box>
      {end}
    </Box>
  </Box>
);
