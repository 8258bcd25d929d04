import type { StatusCategory } from '@bidwright/contract-admin';
import SvgIcon from '@mui/material/SvgIcon';

const radius = 6;

/** The slice of a clock's face from twelve, `progress` of a turn wide. */
const slice = (progress: number) => {
  const turn = Math.min(Math.max(progress, 0.02), 0.98) * 2 * Math.PI;
  const inner = 4;
  const x = 7 + inner * Math.sin(turn);
  const y = 7 - inner * Math.cos(turn);
  return `M7 7V${7 - inner}A${inner} ${inner} 0 ${turn > Math.PI ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`;
};

const signs: Partial<Record<StatusCategory, string>> = {
  Won: 'M4.2 7.2l2 2 3.6-4',
  Lost: 'M4.8 4.8l4.4 4.4M9.2 4.8l-4.4 4.4',
  'No-bid': 'M4.2 7h5.6',
};

interface StatusGlyphProps {
  category: StatusCategory;
  progress?: number;
  color?: string | null;
  /** The chip around it places its icon by a class. */
  className?: string;
}

/** The sign of a status category: a ring with a pie, a filled disc with a sign, or a dashed ring. */
export const StatusGlyph = ({ category, progress = 0, color, className }: StatusGlyphProps) => {
  const sign = signs[category];
  const ring = (
    <circle cx={7} cy={7} r={radius} fill={sign ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth={1.5} />
  );
  return (
    <SvgIcon
      className={className}
      viewBox="0 0 14 14"
      data-glyph={category}
      sx={{
        width: 14,
        height: 14,
        '&&&': { color: color || `status.${category}.glyph` },
        '& [data-sign]': { color: 'background.paper' },
      }}
    >
      {category === 'Cancelled' ? (
        <circle cx={7} cy={7} r={radius} fill="none" stroke="currentColor" strokeWidth={1.5} strokeDasharray="2.4 2" />
      ) : (
        ring
      )}
      {sign && (
        <path
          data-sign
          d={sign}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {(category === 'Open' || category === 'Submitted') && <path d={slice(progress)} fill="currentColor" />}
    </SvgIcon>
  );
};
