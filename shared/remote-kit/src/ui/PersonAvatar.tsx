import Avatar from '@mui/material/Avatar';
import { faces } from './neutrals.ts';
import { Tooltip } from './opened/Tooltip.tsx';

export interface PersonAvatarProps {
  name: string;
  src?: string | null;
  size?: number;
  /** For companies: a rounded square. */
  company?: boolean;
  /** The name stands beside it already, so that it needs neither tooltip nor accessible name. */
  named?: boolean;
}

const initials = (name: string) => {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const first = words[0] ?? name;
  const last = words.length > 1 ? words.at(-1) : '';
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

const faceOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % faces.light.length;

/** A person or a company by picture or initials. */
export const PersonAvatar = ({ name, src, size = 24, company, named }: PersonAvatarProps) => {
  const face = `face.f${faceOf(name)}`;
  const avatar = (
    <Avatar
      variant={company ? 'rounded' : 'circular'}
      src={src ?? undefined}
      alt={named ? '' : name}
      role={src ? undefined : 'img'}
      aria-label={named ? undefined : name}
      aria-hidden={named}
      sx={{
        width: size,
        height: size,
        // In a large one letters may not reach the edge, in a small one they must be read.
        fontSize: Math.round(size * (size < 48 ? 0.42 : 0.36)),
        fontWeight: 600,
        color: `${face}.text`,
        bgcolor: `${face}.bg`,
        borderRadius: company ? '6px' : undefined,
      }}
    >
      {src ? undefined : initials(name)}
    </Avatar>
  );
  return named ? avatar : <Tooltip title={name}>{avatar}</Tooltip>;
};
