import { useIntl } from '@bidwright/remote-kit/intl';
import { type MenuOption, OptionsMenu } from '@bidwright/remote-kit/table';
import { Button } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { useState } from 'react';

interface MoreFiltersProps<Name extends string> {
  /** Those that are not shown. */
  others: readonly (MenuOption & { value: Name })[];
  onAdd: (name: Name | undefined) => void;
}

/** The way to filters that are not shown as long as they are not set. */
export const MoreFilters = <Name extends string>({ others, onAdd }: MoreFiltersProps<Name>) => {
  const more = useIntl().formatMessage({ id: 'opportunities.filter.more' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<Add />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ height: 32, border: '1px dashed', borderColor: 'line.strong', color: 'text.secondary', fontWeight: 400 }}
      >
        {more}
      </Button>
      {anchor && (
        <OptionsMenu
          single
          anchor={anchor}
          label={more}
          options={others}
          value={[]}
          onPick={(picked) => {
            setAnchor(null);
            onAdd(others.find(({ value }) => value === picked)?.value);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};
