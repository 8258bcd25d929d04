import { Button, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import Translate from '@mui/icons-material/TranslateOutlined';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { choose, useSettings } from '../settings/settings.ts';
import { languageNames } from './languageNames.ts';
import { offeredLanguages } from './offered.ts';

/** Each language by its own name, so that whoever got lost in another finds the way back. */
export const LanguagePicker = () => {
  const intl = useIntl();
  const current = useSettings().language;
  const code = current.toUpperCase();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Translate />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={intl.formatMessage({ id: 'shell.language' }, { code, language: languageNames[current] })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary', fontWeight: 500, minWidth: 40, paddingInline: 1 }}
      >
        {code}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {offeredLanguages().map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === current}
            onClick={() => {
              choose({ language });
              setAnchor(null);
            }}
          >
            {languageNames[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
