import type { PersonSkill } from '@bidwright/contract-ftes';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase, IconButton, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Close from '@mui/icons-material/CloseOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { useState } from 'react';
import { useUpdateSkill } from '../api.ts';
import { levelKey, levels } from './levels.ts';

/** One thing that somebody can do: how well is chosen at once, and it can be taken back. */
export const SkillRow = ({ record: { id, version, skill, level } }: { record: PersonSkill }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [update, { isLoading }] = useUpdateSkill();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const text = (key: string) => intl.formatMessage({ id: `ftes.skill.${key}` }, { skill: skill.name });

  const write = async (changes: Partial<PersonSkill>, since?: number) => {
    const error = await update({ id, version: since, changes });
    if (error) alert({ severity: 'error', text: errorText(error) });
    return !error;
  };
  const remove = async () => {
    if (!(await write({ status: 'Inactive' }, version))) return;
    alert({
      severity: 'success',
      text: text('removed'),
      action: { label: text('undo'), run: () => void write({ status: 'Active' }) },
    });
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40, minWidth: 0 }}>
      <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
        {skill.name}
      </Box>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={intl.formatMessage(
          { id: 'ftes.skill.levelOf' },
          { skill: skill.name, level: intl.formatMessage({ id: levelKey(level) }) },
        )}
        disabled={isLoading}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 32, paddingInline: 1, borderRadius: 1, typography: 'body2', color: 'text.secondary' }}
      >
        {intl.formatMessage({ id: levelKey(level) })}
        <ExpandMore fontSize="small" />
      </ButtonBase>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {levels.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={Number(one) === level}
            selected={Number(one) === level}
            onClick={() => {
              setAnchor(undefined);
              void write({ level: Number(one) }, version);
            }}
          >
            {intl.formatMessage({ id: levelKey(one) })}
          </MenuItem>
        ))}
      </Menu>
      <IconButton size="small" onClick={remove} disabled={isLoading} aria-label={text('remove')}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
