import { Box } from '@bidwright/remote-kit/ui';

interface PictureProps {
  /** Decides what is drawn and in which colours: the same each time. */
  seed: string;
  /** What the picture stands for; without it, it only decorates. */
  label?: string;
  /** Width by height, such as `4 / 3`; without it the picture fills what it stands in. */
  ratio?: string;
}

/** What is drawn over a plain ground, each shape a little stronger than the one before. */
const drawings = [
  ['M0 74Q40 40 80 62T160 50V100H0Z', 'M0 86C50 62 90 96 160 72V100H0Z', 'M112 26a13 13 0 1 0 26 0a13 13 0 1 0-26 0z'],
  ['M-10 110L60 20L130 110Z', 'M50 110L110 42L170 110Z', 'M20 24a10 10 0 1 0 20 0a10 10 0 1 0-20 0z'],
  ['M10 50a46 46 0 1 0 92 0a46 46 0 1 0-92 0z', 'M64 62a40 40 0 1 0 80 0a40 40 0 1 0-80 0z', 'M120 20h22v22h-22z'],
  ['M0 0H70L30 100H0Z', 'M90 0H160V100H50Z', 'M96 58a16 16 0 1 0 32 0a16 16 0 1 0-32 0z'],
  ['M16 100V44H52V100Z', 'M60 100V22H100V100Z', 'M108 100V58H146V100Z'],
];
const strengths = [0.22, 0.36, 0.55];

const numberOf = (seed: string) =>
  [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 11);

/** A drawing in the place of a photo, in the colours of people's initials: nothing has to be fetched, and it suits every theme. */
export const Picture = ({ seed, label, ratio }: PictureProps) => {
  const number = numberOf(seed);
  const face = `face.f${number % 8}`;
  const shapes = drawings[Math.floor(number / 8) % drawings.length] ?? [];
  return (
    <Box
      component="svg"
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      sx={{
        display: 'block',
        width: '100%',
        height: ratio ? 'auto' : '100%',
        aspectRatio: ratio,
        color: `${face}.text`,
        bgcolor: `${face}.bg`,
      }}
    >
      {shapes.map((shape, at) => (
        <path key={shape} d={shape} fill="currentColor" opacity={strengths[at]} />
      ))}
    </Box>
  );
};
