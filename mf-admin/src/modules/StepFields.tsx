import type { ModuleOverview } from '@bidwright/contract-shell';
import { ChoiceField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { useState } from 'react';
import { Difference } from './Difference.tsx';
import { off } from './plan.ts';
import { useTitle } from './useTitle.ts';

interface StepFieldsProps {
  modules: ModuleOverview[];
  /** The modules that are there from the beginning. */
  start: string[];
}

/** The version of each module that takes part, and a way to take in another. */
export const StepFields = ({ modules, start }: StepFieldsProps) => {
  const intl = useIntl();
  const titleOf = useTitle();
  const [names, setNames] = useState(start);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const others = modules.filter(({ name }) => !names.includes(name));

  const textFor =
    ({ active }: ModuleOverview) =>
    (version: string) => {
      if (version === off) return intl.formatMessage({ id: 'admin.modules.none' });
      return version === active ? intl.formatMessage({ id: 'admin.modules.now' }, { version }) : version;
    };

  const add = (name: string) => {
    setNames([...names, name]);
    setAnchor(null);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {names.flatMap((name) => {
        const module = modules.find((one) => one.name === name);
        if (!module) return [];
        return (
          <Box key={name} sx={{ display: 'grid', gap: 0.5 }}>
            <ChoiceField name={name} label={titleOf(module)} text={textFor(module)} />
            <Difference module={module} />
          </Box>
        );
      })}
      {others.length > 0 && (
        <Box>
          <Button
            size="small"
            startIcon={<Add />}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <FormattedMessage id="admin.modules.another" />
          </Button>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {others.map((module) => (
              <MenuItem key={module.name} onClick={() => add(module.name)}>
                {titleOf(module)}
              </MenuItem>
            ))}
          </Menu>
        </Box>
      )}
    </Box>
  );
};
