import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase } from '@bidwright/remote-kit/ui';
import type { KeyboardEvent } from 'react';
import { type Tab, tabs } from './tabs.ts';

interface TabLineProps {
  /** Of the element that shows what the tab stands for; its tabs are named after it. */
  panel: string;
  value: Tab;
  onChange: (tab: Tab) => void;
}

/** The id of a tab, by which its panel is called. */
export const tabId = (panel: string, tab: Tab): string => `${panel}-${tab}`;

const at = (tab: Tab, steps: number): Tab => tabs.at((tabs.indexOf(tab) + steps) % tabs.length) ?? tab;

/** Where a key leads from a tab. */
const keys: Record<string, (tab: Tab, forward: 1 | -1) => Tab> = {
  ArrowRight: (tab, forward) => at(tab, forward),
  ArrowLeft: (tab, forward) => at(tab, -forward),
  Home: () => at(tabs[0], 0),
  End: () => at(tabs[0], -1),
};

const look = {
  minHeight: 44,
  paddingInline: { xs: 1, sm: 1.5 },
  typography: 'body2',
  color: 'text.secondary',
  borderBlockEnd: '2px solid transparent',
  '&[aria-selected=true]': { color: 'primary.main', fontWeight: 600, borderBlockEndColor: 'currentcolor' },
};

/** The parts of a record's page, one of which is shown. Arrow keys choose. */
export const TabLine = ({ panel, value, onChange }: TabLineProps) => {
  const intl = useIntl();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const to = keys[event.key]?.(value, forward);
    if (!to) return;
    event.preventDefault();
    onChange(to);
    document.getElementById(tabId(panel, to))?.focus();
  };
  return (
    <Box
      role="tablist"
      aria-label={intl.formatMessage({ id: 'opportunities.record.tabs' })}
      onKeyDown={move}
      sx={{
        display: 'flex',
        gap: { xs: 0.5, sm: 1 },
        overflowX: 'auto',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      {tabs.map((tab) => (
        <ButtonBase
          key={tab}
          role="tab"
          id={tabId(panel, tab)}
          aria-selected={tab === value}
          aria-controls={panel}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => onChange(tab)}
          data-tab={tab}
          sx={look}
        >
          {intl.formatMessage({ id: `opportunities.record.tab.${tab}` })}
        </ButtonBase>
      ))}
    </Box>
  );
};
