import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, PersonAvatar } from '@bidwright/remote-kit/ui';

interface MentionListProps {
  id: string;
  people: { id: string; name: string; detail?: string }[];
  /** The one that the keys have come to. */
  at: number;
  onChoose: (name: string) => void;
}

// The elements that have these roles by themselves cannot hold pictures.
const listbox = { role: 'listbox' };
const option = { role: 'option' };

export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** People to be named in a comment. */
export const MentionList = ({ id, people, at, onChoose }: MentionListProps) => (
  <Box
    component="ul"
    id={id}
    {...listbox}
    aria-label={useIntl().formatMessage({ id: 'opportunities.comment.people' })}
    sx={{
      position: 'absolute',
      zIndex: 'modal',
      insetInlineStart: 48,
      minWidth: 240,
      maxWidth: 'calc(100% - 48px)',
      margin: 0,
      padding: 0.5,
      listStyle: 'none',
      borderRadius: 1,
      bgcolor: 'surface.raised',
      boxShadow: (theme) => theme.elevation[2],
    }}
  >
    {people.map(({ id: person, name, detail }, place) => (
      <Box
        component="li"
        key={person}
        id={optionId(id, place)}
        {...option}
        aria-selected={place === at}
        // The field keeps the focus.
        onMouseDown={(event) => {
          event.preventDefault();
          onChoose(name);
        }}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          padding: '6px 8px',
          borderRadius: 1,
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
          '&[aria-selected=true]': { bgcolor: 'action.selected' },
        }}
      >
        <PersonAvatar name={name} named />
        <bdi>{name}</bdi>
        {detail && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', marginInlineStart: 'auto' }}>
            {detail}
          </Box>
        )}
      </Box>
    ))}
  </Box>
);
